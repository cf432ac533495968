import type { Plain } from '../records/model/json.js';
import { LISTS } from '../rules/limits.js';
import { clients } from '../texts/clients.js';
import { phrasesOf } from '../texts/define.js';
import { options } from '../texts/labels.js';
import { httpCall, internalCall } from './call.js';
import { Anything, DateOnly, DateTime, Decimal, Flag, List, Nested, ObjectId, OneOf, Text, Whole } from './fields.js';
import { answerClass, VIEWS } from './kyc-records.js';
import { FILE_VIEW_KEYS, keysFor } from './record-access.js';
import { createInput, updateInput } from './record-input.js';
import type { RecordAnswer } from './record-view.js';

const TYPES = Object.keys(options.company_type);

export const CLIENT_FIELDS = [
  'name',
  'company_type',
  'location_type',
  'account_holder_type',
  'first_name',
  'last_name',
] as const;

export const createCompany = httpCall({
  subject: 'kyc.company.create',
  method: 'POST',
  path: 'create-company',
  access: ['update_dashboard'],
  summary: 'Opens the file of a new client; it exists at once',
  input: createInput('company', { alone: true, only: CLIENT_FIELDS }),
  output: answerClass('CompanyCreated', { company: 'company' }),
  writes: true,
});

/** What heads a client file, whichever part of it one may see: whose it is, and which parts it has. */
export const HEADER_FIELDS = [...CLIENT_FIELDS, 'transaction_profile_report', 'sanction_screening_available'] as const;

/** Something is missing or no longer valid; something ends within its lead days; something has ended. */
export const STANDINGS = ['incomplete', 'expiring', 'expired'] as const;

export class CompanyFilters {
  @OneOf(['yes', 'no'], { optional: true }) review_date_present?: 'yes' | 'no';
  @DateOnly({ optional: true }) review_from?: string;
  @DateOnly({ optional: true }) review_to?: string;
  @DateOnly({ optional: true }) added_from?: string;
  @DateOnly({ optional: true }) added_to?: string;
  @OneOf(TYPES, { optional: true }) company_type?: string;
}

export class ClientListFilters extends CompanyFilters {
  @OneOf(STANDINGS, { optional: true, description: 'How the requirements of the file stand' })
  requirements?: (typeof STANDINGS)[number];
}

/** What a client list may be ordered by; all read an index. */
export const COMPANY_ORDERINGS = ['createdAt', 'name', 'location_type', 'next_review_date', 'requirements'] as const;
const LAST_PAGE = Math.ceil(LISTS.exactCount / LISTS.page);

export class ListCompanies {
  @Text({
    optional: true,
    trim: true,
    max: 100,
    pattern: new RegExp(`^(|.{${LISTS.searchMin},})$`, 's'),
    message: phrasesOf(clients).searchHint,
    description:
      'Parts of the name in any order, or beginnings of names of people and entities behind the client, of their passport numbers or of its chamber of commerce number; three characters or more, whatever their case and accents',
  })
  search?: string;
  @OneOf(COMPANY_ORDERINGS, { optional: true }) orderingKey?: (typeof COMPANY_ORDERINGS)[number];
  @OneOf(['asc', 'desc'], { optional: true }) orderingValue?: 'asc' | 'desc';
  @Whole({ optional: true, min: 1, max: LAST_PAGE }) page?: number;
  @Nested(() => ClientListFilters, { optional: true }) filters?: ClientListFilters;
}

export class ListedStanding {
  @Whole({ description: 'What is missing, expired or too old' }) open: number;
  @Whole({ description: 'Of these, what has expired or grown too old' }) expired: number;
  @Whole({ description: 'What ends within its lead days' }) expiring: number;
  @Whole({ optional: true, description: 'What is waived for now' }) waived?: number;
  @DateOnly({ optional: true, description: 'The first such end' }) expires_on?: string;
}

export class ListedCompany {
  @ObjectId() _id: string;
  @Text({ optional: true }) name?: string;
  @Text({ optional: true }) first_name?: string;
  @Text({ optional: true }) last_name?: string;
  @Text() company_type: string;
  @Text({ optional: true }) location_type?: string;
  @Text({ optional: true }) account_holder_type?: string;
  @DateOnly({ optional: true }) next_review_date?: string;
  @DateTime() createdAt: string;
  @Nested(() => ListedStanding, { optional: true, description: 'How its requirements stand' })
  standing?: ListedStanding;
}

export class CompanyPage {
  @List(() => ListedCompany) companies: ListedCompany[];
  @Whole({ description: 'Exact to 10,000' }) count: number;
  @Flag({ optional: true, description: 'There are more than `count`' }) countIsLowerBound?: true;
}

export const listCompanies = httpCall({
  subject: 'kyc.company.list',
  method: 'POST',
  path: 'companies/list',
  access: 'signed-in',
  summary: 'A page of the clients one may see',
  input: ListCompanies,
  output: CompanyPage,
  query: ['search', 'orderingKey', 'orderingValue', 'page'],
});

export class FileOfCompany {
  @ObjectId() company_id: string;
  @ObjectId({ optional: true }) snapshotId?: string;
}

export class MissingField {
  @Text() field: string;
  @Text() label: string;
  @Text() message: string;
  @ObjectId({ optional: true, description: 'The change that waits to fill it' }) change_id?: string;
}

/** Documents of approved records, filled by approved values. */
export class CountedDocuments {
  @Whole() filled: number;
  @Whole() needed: number;
  @Decimal({ description: 'Of the needed ones, to two decimals; 100 if none is needed' }) percentage: number;
  @Whole({ description: 'How many more would be filled if all that waits were approved' }) waiting: number;
}

export class SectionDocuments extends CountedDocuments {
  @ObjectId({ description: 'The record that heads the section' }) id: string;
  @Text({ description: 'Its name, or that of whoever is behind it' }) name: string;
  @ObjectId({ optional: true, description: 'The change that waits to add it: the totals leave it out' }) add?: string;
}

export const AREAS = ['corporate', 'shareholders', 'accountHolder', 'managingDirectors'] as const;

export class AreaDocuments extends CountedDocuments {
  @OneOf(AREAS) area: (typeof AREAS)[number];
  @List(() => SectionDocuments) sections: SectionDocuments[];
}

export class Dashboard {
  @Nested(() => VIEWS.company) companyData: RecordAnswer;
  @List(() => MissingField, { description: 'What the dashboard still needs: approved values count' })
  missingFields: MissingField[];
  @List(() => AreaDocuments, { description: 'Documents of the areas that the reader may see' })
  documents: AreaDocuments[];
}

export const getDashboard = httpCall({
  subject: 'kyc.company.dashboard',
  method: 'GET',
  path: 'dashboard-data',
  access: FILE_VIEW_KEYS,
  summary: 'The client itself: what heads its file, and with view_dashboard_tab its data, review dates and settings',
  input: FileOfCompany,
  output: Dashboard,
  fails: ['kyc.company.not_found', 'kyc.snapshot.not_found'],
});

const updated = answerClass('CompanyUpdated', { companyData: 'company' }, { changes: true });

export const updateReview = httpCall({
  subject: 'kyc.company.update',
  method: 'POST',
  path: 'update/kyc-review/:id',
  access: keysFor('company', 'update'),
  summary: 'Changes values of the client itself; they wait for approval',
  input: updateInput('company'),
  takesRecordValues: true,
  output: updated,
  fails: ['kyc.company.not_found', 'kyc.removal.pending'],
  writes: true,
});

export class UpdateListingServices {
  @ObjectId() company_id: string;
  @Text({ nullable: true }) value: string | null;
}

export class ListingServicesUpdated {
  @Anything() listing_services: Plain;
  @List(() => String) changes: string[];
}

export const updateListingServices = httpCall({
  subject: 'kyc.company.list-services',
  method: 'PUT',
  path: 'listing-services/update',
  access: ['update_listing_service'],
  summary: 'Changes the listing of services; it waits for approval',
  input: UpdateListingServices,
  output: ListingServicesUpdated,
  fails: ['kyc.company.not_found', 'kyc.removal.pending'],
  writes: true,
});

export class CompanyId {
  @ObjectId() company_id: string;
}

export class SeenCompany {
  @Text({ description: 'What people call the client' }) name: string;
  @Text() company_type: string;
}

/** Whether the acting person sees the client (else `kyc.company.not_found`), and what it is called. */
export const seeCompany = internalCall({
  subject: 'kyc.company.see',
  summary: 'The name and type of a client that the acting person sees',
  input: CompanyId,
  output: SeenCompany,
  callers: ['due-diligence'],
});
