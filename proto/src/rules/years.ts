/** The years a year selector offers: 2021 to 2037. 2035 is not among them in the specification. */
export const YEARS: readonly number[] = Array.from({ length: 17 }, (_, at) => 2021 + at).filter(
  (year) => year !== 2035,
);

/** Annual accounts are dated no later than the fiscal year they close; both sides may still be unknown. `endingOn` is YYYY-MM-DD. */
export const yearsMatch = (year: unknown, endingOn: unknown): boolean =>
  typeof year !== 'number' || typeof endingOn !== 'string' || year <= Number(endingOn.slice(0, 4));
