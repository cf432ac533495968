/** Money is counted in whole hundredths of a credit, prices of a row in whole ten-thousandths; people read and type credits. */
export const HUNDREDTHS = 100;
export const PRICE_PARTS = 10_000;

export const toHundredths = (credits: number): number => Math.round(credits * HUNDREDTHS);
export const toCredits = (hundredths: number): number => hundredths / HUNDREDTHS;
export const toPriceParts = (credits: number): number => Math.round(credits * PRICE_PARTS);
export const fromPriceParts = (parts: number): number => parts / PRICE_PARTS;

/** Whether a number that somebody typed has no more decimals than that. */
export const hasDecimals = (value: number, most: number): boolean =>
  Math.abs(value * 10 ** most - Math.round(value * 10 ** most)) < 1e-6;

/** What the operator may set each price to, in credits and rows. */
export const PLATFORM_RANGE = { min: 0, max: 1_000 } as const;
export const GIFT_RANGE = { min: 0.01, max: 1_000_000 } as const;

export const SUBSCRIPTION_DAYS = 30;

/** Why the credits of a tenant changed. */
export const ENTRY_TYPES = ['given', 'deposit', 'subscription', 'conversion', 'refund'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];
/** Those that tell that somebody reported to the FIU. */
export const OF_REPORTS = ['conversion', 'refund'] as const satisfies readonly EntryType[];
export const OF_NO_REPORTS = ['given', 'deposit', 'subscription'] as const satisfies readonly EntryType[];

/** What a conversion costs: rows covered by the subscription, rows to be paid, and the fee in hundredths. */
export type Fee = { from_subscription: number; paid_rows: number; fee: number };

/** Rounded once for the whole file, a half upwards. `perRow` in ten-thousandths of a credit. */
export function feeOf(rows: number, perRow: number, rowsLeft: number): Fee {
  const from_subscription = Math.min(rows, Math.max(0, rowsLeft));
  const paid_rows = rows - from_subscription;
  return { from_subscription, paid_rows, fee: Math.floor((paid_rows * perRow + 50) / 100) };
}

export type TimeLeft = { days: number; hours: number; minutes: number };

/** What is left until then; nothing once it has passed. */
export function timeLeft(until: Date, now: Date): TimeLeft {
  const minutes = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 60_000));
  return { days: Math.floor(minutes / 1_440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
