import type { components } from '@/lib/api/schema';

type Platform = components['schemas']['PlatformControl'];

export type Prices = Pick<
  Platform,
  'subscription_cost' | 'subscription_amount_rows' | 'subscription_cost_per_row' | 'emails_send_out'
>;

/** What of an answer can be set: the call refuses every other field, such as the answer's status. */
export const pricesOf = ({
  subscription_cost,
  subscription_amount_rows,
  subscription_cost_per_row,
  emails_send_out,
}: Platform): Prices => ({
  subscription_cost,
  subscription_amount_rows,
  subscription_cost_per_row,
  emails_send_out,
});
