import { accountNumberLabels, kindLabels } from '../texts/labels.js';
import type { Phrase } from '../texts/phrase.js';
import { record } from './model/definition.js';
import type { Facts } from './model/facts.js';
import { text } from './model/field.js';
import { joined } from './model/titles.js';

const labelFor = (_: unknown, { company }: Partial<Facts>): Phrase | undefined =>
  company && accountNumberLabels[(company.account_holder_type ?? 'otherwise') as keyof typeof accountNumberLabels];

/** One account, pension, policy or player number of the client. */
export const accountNumber = record({
  label: kindLabels.account_number,
  fields: { account_number: text(accountNumberLabels.otherwise, { labelFor }) },
  section: 'transaction',
  links: {},
  title: joined('account_number'),
});
