export const CURRENCIES = { USD: 'USD', EUR: 'EUR', GBP: 'GBP', JPY: 'JPY' } as const;
export type Currency = keyof typeof CURRENCIES;

export const isCurrency = (code: unknown): code is Currency =>
  typeof code === 'string' && Object.hasOwn(CURRENCIES, code);
