import { ObjectId, OneOf, Whole } from '../calls/fields.js';
import { ENTRY_TYPES, type EntryType } from '../rules/credits.js';
import { event } from './event.js';

/** No reason and no conversion: who converted what is nobody's business here. */
export class CreditsChanged {
  @ObjectId() tenant_id: string;
  @OneOf(ENTRY_TYPES) type: EntryType;
  @Whole({ description: 'Number of the entry in the ledger of the tenant' }) number: number;
}

export const creditsChanged = event({
  subject: 'dossier.billing.credits.changed.v1',
  summary: 'An entry was made in the ledger of a tenant',
  data: CreditsChanged,
  live: () => [['view_wallet']],
});
