import { billing } from '../texts/billing.js';
import { phrasesOf } from '../texts/define.js';
import type { FieldErrors } from '../texts/phrase.js';
import { httpCall } from './call.js';
import { DateOnly, Decimal, List, Text, Whole } from './fields.js';

const { periodBackwards } = phrasesOf(billing).errors;

export class GetUsageInfo {
  @DateOnly({ optional: true, description: 'First day; today by default' }) startDate?: string;
  @DateOnly({ optional: true, description: 'Last day, which counts; today by default' }) endDate?: string;
}

export class Usage {
  @Text() email: string;
  @Whole({ description: 'Rows that were converted and charged' }) count: number;
  @Whole({ description: 'Conversions' }) conversions: number;
  @Decimal({ description: 'Credits that were charged' }) credits: number;
}

export class UsageInfo {
  @List(() => Usage, { description: 'The most rows first, at most 1,000 people' }) usage: Usage[];
}

export const getUsageInfo = httpCall({
  subject: 'billing.usage.get',
  method: 'GET',
  base: 'bo/v1',
  path: 'get-usage-info',
  access: 'super-user',
  summary: 'Who converted how many rows between two days (UTC)',
  input: GetUsageInfo,
  output: UsageInfo,
  check: ({ startDate, endDate }): FieldErrors =>
    startDate && endDate && startDate > endDate ? { endDate: periodBackwards } : {},
});
