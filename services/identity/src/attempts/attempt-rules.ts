const MINUTE_MS = 60_000;

/** How many failures are too many, and what follows. */
export type AttemptRule = {
  name: 'email' | 'address';
  limit: number;
  /** After the limit one try at a time goes on, each failure locking twice as long. */
  locks: boolean;
  forgetMs: number;
  /** Whether the time to forget counts from the last failure or from the first. */
  forgetFrom: 'last' | 'first';
};

export const PER_EMAIL: AttemptRule = {
  name: 'email',
  limit: 5,
  locks: true,
  forgetMs: 12 * 60 * MINUTE_MS,
  forgetFrom: 'last',
};

export const PER_ADDRESS: AttemptRule = {
  name: 'address',
  limit: 50,
  locks: false,
  forgetMs: 10 * MINUTE_MS,
  forgetFrom: 'first',
};

const FIRST_LOCK_MS = MINUTE_MS;
const LONGEST_LOCK_MS = 15 * MINUTE_MS;

/** Milliseconds that an e-mail is locked after so many failures: nothing, then 1 minute, doubling to 15. */
export const lockMs = (failures: number): number =>
  failures < PER_EMAIL.limit ? 0 : Math.min(LONGEST_LOCK_MS, FIRST_LOCK_MS * 2 ** (failures - PER_EMAIL.limit));
