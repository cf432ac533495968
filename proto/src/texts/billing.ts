import { defineTexts } from './define.js';

/** Credits, subscription, wallet and the back office. */
export const billing = defineTexts('billing', {
  types: {
    given: 'Given',
    deposit: 'Deposit',
    subscription: 'Subscription',
    conversion: 'Conversion',
    refund: 'Refund',
  },
  entries: {
    given: 'Credits from the operator',
    subscription: (days: number, rows: number) => `Subscription for ${days} days and ${rows} rows`,
    covered: (rows: number) => `${rows} rows from subscription`,
    paid: (rows: number, price: string) => `${rows} rows: ${rows} x ${price}`,
    partly: (rows: number, covered: number, paid: number, price: string) =>
      `${rows} rows: ${covered} from subscription, ${paid} x ${price}`,
    refund: 'The converted file was broken',
  },
  errors: {
    checkValue: 'Please check specified value',
    periodBackwards: 'The last day must not be before the first',
  },
});
