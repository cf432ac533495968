import { bands, kindLabels, transactionLabels as labels } from '../texts/labels.js';
import { recordTexts } from '../texts/records.js';
import { record } from './model/definition.js';
import { choice, currency, text } from './model/field.js';
import { joined } from './model/titles.js';

const optional = { optional: true } as const;
const required = { required: recordTexts.counterpartyRequired };

/** What the client expects to pass through one account; made and deleted together with its account number. */
export const transactionProfile = record({
  label: kindLabels.transaction_profile,
  fields: {
    account_number: text(labels.account_number),
    name_bank: text(labels.name_bank),
    currency: currency(labels.currency),
    expected_transaction_incoming_info: text(labels.expected_transaction_incoming_info, { ...optional, lines: true }),
    expected_transaction_outgoing_info: text(labels.expected_transaction_outgoing_info, { ...optional, lines: true }),
    transaction_value_incoming: choice(labels.transaction_value_incoming, bands.transaction_value),
    transaction_value_outgoing: choice(labels.transaction_value_outgoing, bands.transaction_value),
    monthly_turnover_incoming: choice(labels.monthly_turnover_incoming, bands.monthly_turnover),
    monthly_turnover_outgoing: choice(labels.monthly_turnover_outgoing, bands.monthly_turnover),
    monthly_frequency_of_transaction_incoming: choice(
      labels.monthly_frequency_of_transaction_incoming,
      bands.monthly_frequency,
    ),
    monthly_frequency_of_transaction_outgoing: choice(
      labels.monthly_frequency_of_transaction_outgoing,
      bands.monthly_frequency,
    ),
    incoming_counterparty: text(labels.incoming_counterparty(1), required),
    incoming_counterparty_2: text(labels.incoming_counterparty(2), optional),
    incoming_counterparty_3: text(labels.incoming_counterparty(3), optional),
    outgoing_counterparty: text(labels.outgoing_counterparty(1), required),
    outgoing_counterparty_2: text(labels.outgoing_counterparty(2), optional),
    outgoing_counterparty_3: text(labels.outgoing_counterparty(3), optional),
    comments: text(labels.comments, { ...optional, lines: true }),
  },
  section: 'transaction',
  links: { account_number_id: 'account_number' },
  title: joined('name_bank', 'account_number'),
});
