/** The documents that exist once per bank. */
export const BANK_TYPES = ['scfba', 'cosbaof'] as const;
export type BankType = (typeof BANK_TYPES)[number];
