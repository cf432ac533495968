import { clientRanges } from '@dossier/kit/client-ranges';
import type { Principal } from '@dossier/kit/principal';
import type { ClientListFilters } from '@dossier/proto/calls/kyc-companies';
import type { QueryFilter } from 'mongoose';
import type { StoredCompany } from '../file/company.schema.js';

export type Filter = QueryFilter<StoredCompany>;

/** The clients one may see. */
export const within = (by: Principal): Filter => ({
  tenant_id: by.tenantId,
  ...(by.companyIds ? { _id: { $in: [...by.companyIds] } } : {}),
});

const STANDINGS: Record<NonNullable<ClientListFilters['requirements']>, Filter> = {
  incomplete: { 'standing.open': { $gt: 0 } },
  expiring: { 'standing.expiring': { $gt: 0 } },
  expired: { 'standing.expired': { $gt: 0 } },
};

/** The ranges asked for, and how the requirements stand. */
export const filtered = (filters: ClientListFilters = {}): Filter => ({
  ...clientRanges(filters, { review: 'list.next_review_date', added: 'created_at' }),
  ...(filters.requirements ? STANDINGS[filters.requirements] : {}),
});
