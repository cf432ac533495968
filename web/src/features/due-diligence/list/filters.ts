import { dayMonthYear } from '@dossier/proto/rules/dates';
import type { FilterChip } from '@/components/data-table/types';
import { text } from '@/due-diligence/texts';
import type { Filters } from '@/lib/list-state';

export const FILTER_NAMES = ['review_date_present', 'review_from', 'review_to', 'added_from', 'added_to'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

const shown = (name: FilterName, value: string): string =>
  name === 'review_date_present' ? (value === 'yes' ? text.filters.yes : text.filters.no) : dayMonthYear(value);

/** The filters in force that the list knows; an address may carry others. */
export const knownFilters = (filters: Filters): Filters =>
  Object.fromEntries(FILTER_NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));

export const chipsOf = (filters: Filters): FilterChip[] =>
  FILTER_NAMES.flatMap((name) => {
    const value = filters[name];
    return value ? [{ key: name, name: text.filters[name], value: shown(name, value) }] : [];
  });
