import { CompanySnapshot } from '../events/kyc.js';
import { internalCall } from './call.js';
import { MapOf, Nested, ObjectId, ObjectIds } from './fields.js';

export class AskCompanyCard {
  @ObjectId() company_id: string;
}

export class CompanyCard {
  @Nested(() => CompanySnapshot) company: CompanySnapshot;
}

/** Whether the acting person sees the client (else `kyc.company.not_found`), and what people call it. */
export const companyCard = internalCall({
  subject: 'kyc.company.card',
  summary: 'A client as other services name it',
  input: AskCompanyCard,
  output: CompanyCard,
  callers: ['tasks'],
});

export class AskTitles {
  @ObjectId() company_id: string;
  @ObjectIds({ max: 100 }) ids: string[];
}

export class RecordTitles {
  @MapOf({ type: 'string' }, { description: 'Id -> title' }) titles: Record<string, string>;
}

/** Titles of records of a client file; those that are gone or that the acting person may not see are left out. */
export const recordTitles = internalCall({
  subject: 'kyc.record.titles',
  summary: 'What records of a client file are called',
  input: AskTitles,
  output: RecordTitles,
  callers: ['tasks'],
});
