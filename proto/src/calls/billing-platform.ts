import { hasDecimals, PLATFORM_RANGE } from '../rules/credits.js';
import { billing } from '../texts/billing.js';
import { phrasesOf } from '../texts/define.js';
import type { FieldErrors } from '../texts/phrase.js';
import { httpCall } from './call.js';
import { DateTime, Decimal, OneOf, Whole } from './fields.js';

const { checkValue } = phrasesOf(billing).errors;
const PRICE = { ...PLATFORM_RANGE, message: checkValue };

export class SetPlatformControl {
  @Decimal({ ...PRICE, description: 'Credits for 30 days' }) subscription_cost: number;
  @Whole({ ...PRICE, description: 'Rows that a subscription covers' }) subscription_amount_rows: number;
  @Decimal({ ...PRICE, description: 'Credits for a row that no subscription covers' })
  subscription_cost_per_row: number;
  @OneOf(['YES', 'NO'], { description: 'NO holds back all mails but those of security', message: checkValue })
  emails_send_out: 'YES' | 'NO';
}

export class PlatformControl extends SetPlatformControl {
  @DateTime({ nullable: true, description: 'null: nobody has set the prices yet' }) last_updated_at: string | null;
}

export class GetPlatformControl {}

export const getPlatformControl = httpCall({
  subject: 'billing.platform.get',
  method: 'GET',
  base: 'bo/v1',
  path: 'get-platform-control',
  access: 'super-user',
  summary: 'The prices, and whether mails go out',
  input: GetPlatformControl,
  output: PlatformControl,
});

/** A price has no parts smaller than the ledger counts: hundredths, and ten-thousandths for a row. */
function tooFine({ subscription_cost, subscription_cost_per_row }: Partial<SetPlatformControl>): FieldErrors {
  const errors: FieldErrors = {};
  if (!isFine(subscription_cost, 2)) errors.subscription_cost = checkValue;
  if (!isFine(subscription_cost_per_row, 4)) errors.subscription_cost_per_row = checkValue;
  return errors;
}

const isFine = (value: unknown, decimals: number): boolean => typeof value !== 'number' || hasDecimals(value, decimals);

export const setPlatformControl = httpCall({
  subject: 'billing.platform.set',
  method: 'POST',
  base: 'bo/v1',
  path: 'set-platform-control',
  access: 'super-user',
  summary: 'Set the prices, and whether mails go out',
  input: SetPlatformControl,
  output: PlatformControl,
  check: tooFine,
  writes: true,
});
