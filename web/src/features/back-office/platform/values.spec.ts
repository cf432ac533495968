import { describe, expect, it } from '@jest/globals';
import { pricesOf } from './values';

describe('the form of the platform', () => {
  it('sends what can be set and nothing else of the answer', () => {
    const prices = {
      subscription_cost: 10,
      subscription_amount_rows: 100,
      subscription_cost_per_row: 0.5,
      emails_send_out: 'YES',
    } as const;
    const answer = { ...prices, status: 'success', last_updated_at: '2026-11-23T09:00:00.000Z' } as const;
    expect(pricesOf(answer)).toEqual(prices);
  });
});
