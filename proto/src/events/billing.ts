import { ObjectId, OneOf, Whole } from '../calls/fields.js';
import { OF_NO_REPORTS } from '../rules/credits.js';
import { event } from './event.js';

/** Nothing of conversions: that there was one tells of a report to the FIU. */
export class CreditsChanged {
  @ObjectId() tenant_id: string;
  @OneOf(OF_NO_REPORTS) type: (typeof OF_NO_REPORTS)[number];
  @Whole({ description: 'Number of the entry among those that are told of' }) number: number;
}

export const creditsChanged = event({
  subject: 'dossier.billing.credits.changed.v1',
  summary: 'Credits came, or a subscription was paid with them',
  data: CreditsChanged,
  live: () => [['view_wallet']],
});
