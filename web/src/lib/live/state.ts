/** Who is not told of changes asks so often. */
const EVERY_MS = 60_000;

let isTold = false;

/** Whether the server tells this page what changes. */
export const isToldOfChanges = (): boolean => isTold;
export const setToldOfChanges = (now: boolean): void => {
  isTold = now;
};

/** The interval of queries for what is new. */
export const whileNotTold = (): number | false => (isTold ? false : EVERY_MS);
