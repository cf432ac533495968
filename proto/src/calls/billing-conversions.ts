import type { Phrase } from '../texts/phrase.js';
import { internalCall } from './call.js';
import { Anything, DateTime, Flag, ObjectId, Text, Whole } from './fields.js';

/** Who asks says the tenant, so that work in the background can ask too. Money in hundredths of a credit. */
export class AskPrice {
  @ObjectId() tenant_id: string;
  @Whole({ max: 10_000_000, description: 'Rows that were converted' }) rows: number;
}

export class Price {
  @Whole({ description: 'Price of a row in ten-thousandths of a credit: to be kept, and given back with the charge' })
  per_row: number;
  @Whole({ description: 'Fee if it were charged now' }) fee: number;
  @Whole({ description: 'Rows of these that the subscription would cover' }) from_subscription: number;
  @Whole({ description: 'Credits of the tenant' }) balance: number;
  @Anything({ description: '120 rows: 100 from subscription, 20 x 0.05' }) comment: Phrase;
}

export const priceOfConversion = internalCall({
  subject: 'billing.conversion.price',
  summary: 'What a conversion of so many rows costs now',
  input: AskPrice,
  output: Price,
  callers: ['fiu'],
});

export class ChargeConversion {
  @ObjectId() tenant_id: string;
  @Text({ min: 1, max: 100, description: 'Charged once under this id, however often it is asked for' })
  conversion_id: string;
  @Whole({ max: 10_000_000 }) rows: number;
  @Whole({ max: 10_000_000, description: 'As the price said when it was converted' }) per_row: number;
}

export class Charged {
  @Flag({ description: 'It was charged before, and costs nothing now' }) already: boolean;
  @Whole({ description: 'What was charged then or now' }) fee: number;
  @Whole() from_subscription: number;
  @DateTime({ description: 'When it was charged' }) at: string;
  @Anything() comment: Phrase;
}

/** With too few credits 402; its details are `needed` and `available`, in credits. Nothing is charged then. */
export const chargeConversion = internalCall({
  subject: 'billing.conversion.charge',
  summary: 'Takes the fee of a conversion, once',
  input: ChargeConversion,
  output: Charged,
  callers: ['fiu'],
});

export class RefundConversion {
  @ObjectId() tenant_id: string;
  @Text({ min: 1, max: 100 }) conversion_id: string;
}

export class Refunded {
  @Flag({ description: 'It was given back before' }) already: boolean;
  @Whole({ description: 'What was given back then or now' }) fee: number;
}

/** Once too. What was given back stays paid for: a repaired file is downloaded free of charge. */
export const refundConversion = internalCall({
  subject: 'billing.conversion.refund',
  summary: 'Gives back the fee and the rows of a conversion whose file turned out broken',
  input: RefundConversion,
  output: Refunded,
  callers: ['fiu'],
});
