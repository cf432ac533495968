import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMatch } from 'react-router-dom';
import { answer, api } from './api/client';
import { isId } from './paths';
import { layout } from './texts/layout';

export type CompanyType = 'corporate' | 'account_holder';

/** What the frame needs to know of a client file. */
export type ClientSummary = {
  id: string;
  name: string;
  companyType: CompanyType;
  hasTransactionProfile: boolean;
  hasScreening: boolean;
};

type Named = { name?: string | null; first_name?: string | null; last_name?: string | null };

/** The client's name: the company's, or first and last name of an account holder. */
export const clientName = (company: Named): string =>
  company.name || [company.first_name, company.last_name].filter(Boolean).join(' ') || layout.client.unnamed;

export const companyTypeLabel = (type: string): string =>
  type === 'corporate' ? layout.client.corporate : layout.client.accountHolder;

/** The company's own data of a client file. Under this key every screen of the file shares it. */
export const clientQuery = (clientId: string, snapshotId?: string) =>
  queryOptions({
    queryKey: ['client', clientId, 'dashboard', ...(snapshotId ? [snapshotId] : [])],
    queryFn: () =>
      answer(
        api.GET('/api/v1/dashboard-data', {
          params: { query: { company_id: clientId, ...(snapshotId ? { snapshotId } : {}) } },
        }),
      ),
  });

const plainValue = (field: unknown): unknown =>
  typeof field === 'object' && field !== null && 'value' in field ? field.value : field;
const textOf = (field: unknown): string | undefined => {
  const value = plainValue(field);
  return typeof value === 'string' ? value : undefined;
};

/** The frame's view of a company as `dashboard-data` answers it. */
export function clientSummary(id: string, company: Record<string, unknown>): ClientSummary {
  const { name, first_name, last_name } = company;
  return {
    id,
    name: clientName({ name: textOf(name), first_name: textOf(first_name), last_name: textOf(last_name) }),
    companyType: textOf(company.company_type) === 'account_holder' ? 'account_holder' : 'corporate',
    hasTransactionProfile: textOf(company.transaction_profile_report) === 'YES',
    hasScreening: textOf(company.sanction_screening_available) === 'YES',
  };
}

/** The id in the address, if it is one. */
export function useCurrentClientId(): string | undefined {
  const id = useMatch('/:clientId/*')?.params.clientId;
  return isId(id) ? id : undefined;
}

/** The client whose file is open; undefined while it loads and outside a file. */
export function useCurrentClient(): ClientSummary | undefined {
  const id = useCurrentClientId();
  const { data } = useQuery({ ...clientQuery(id ?? ''), enabled: id !== undefined });
  return id && data ? clientSummary(id, data.companyData) : undefined;
}

export const SEARCH_FROM = 3;

/** The first clients whose name contains the fragment (three letters or more). */
export const clientSearchQuery = (fragment: string) => {
  const search = fragment.trim();
  return queryOptions({
    queryKey: ['clients', 'search', search],
    queryFn: () =>
      answer(api.POST('/api/v1/companies/list', { params: { query: { search, page: 1 } }, body: { filters: {} } })),
    enabled: search.length >= SEARCH_FROM,
    staleTime: 30_000,
  });
};
