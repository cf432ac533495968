import { dayMonthYear } from '@dossier/proto/rules/dates';
import { clients as text } from '@dossier/proto/texts/clients';
import type { FilterChip } from '@/components/data-table/types';
import type { Filters } from '@/lib/list-state';

/** The filters of lists of clients, as the calls name them. */
export const FILTER_NAMES = [
  'company_type',
  'requirements',
  'review_date_present',
  'review_from',
  'review_to',
  'added_from',
  'added_to',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Those of the list of clients of one type. */
export const OF_CLIENTS = FILTER_NAMES.filter((name) => name !== 'company_type');
/** Those of the lists of clients with changes. */
export const OF_CHANGES = FILTER_NAMES.filter((name) => name !== 'requirements');

const shown = (name: FilterName, value: string): string => {
  if (name === 'company_type') return text.types[value as keyof typeof text.types] ?? value;
  if (name === 'requirements') return text.standings[value as keyof typeof text.standings] ?? value;
  if (name === 'review_date_present') return value === 'yes' ? text.filters.yes : text.filters.no;
  return dayMonthYear(value);
};

/** The filters in force that the list knows; an address may carry others. */
export const knownFilters = (filters: Filters, known: readonly FilterName[]): Filters =>
  Object.fromEntries(known.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));

export const chipsOf = (filters: Filters): FilterChip[] =>
  FILTER_NAMES.flatMap((name) => {
    const value = filters[name];
    return value ? [{ key: name, name: text.filters[name], value: shown(name, value) }] : [];
  });
