import { clientRanges } from '@dossier/kit/client-ranges';
import type { Principal } from '@dossier/kit/principal';
import type { CompanyFilters } from '@dossier/proto/calls/kyc-companies';
import type { QueryFilter } from 'mongoose';
import type { StoredCompany } from '../file/company.schema.js';

export type Filter = QueryFilter<StoredCompany>;

/** The clients one may see. */
export const within = (by: Principal): Filter => ({
  tenant_id: by.tenantId,
  ...(by.companyIds ? { _id: { $in: [...by.companyIds] } } : {}),
});

/** The ranges asked for. */
export const filtered = (filters: CompanyFilters = {}): Filter =>
  clientRanges(filters, { review: 'list.next_review_date', added: 'created_at' });
