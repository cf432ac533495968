import type { Sort } from '@/lib/list-state';
import type { Account } from './queries';

const SORTABLE = ['username', 'email', 'type', 'lastLogin'] as const;
type Sortable = (typeof SORTABLE)[number];

const isSortable = (key: string): key is Sortable => (SORTABLE as readonly string[]).includes(key);
const contains = (needle: string) => (account: Account) =>
  `${account.username} ${account.email}`.toLowerCase().includes(needle.toLowerCase());

/** The users of a company are few: they arrive at once, so searching and ordering happen here. */
export function arrange(accounts: readonly Account[], search: string, sort: Sort): Account[] {
  const key = isSortable(sort.key) ? sort.key : 'username';
  const sign = sort.direction === 'asc' ? 1 : -1;
  const compare = (a: Account, b: Account) => sign * (a[key] ?? '').localeCompare(b[key] ?? '');
  return accounts.filter(contains(search)).sort(compare);
}
