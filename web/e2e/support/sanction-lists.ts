import type { components } from '@/lib/api/schema';
import type { Page } from './test';

type ListsStatus = components['schemas']['ListsStatus'];
export type ListStatus = components['schemas']['ListStatus'];

const versionOf = (version: number, in_force: boolean) => ({
  version,
  entries: 40 + version,
  current_entries: 40,
  fetched_at: `2026-01-0${version}T08:00:00.000Z`,
  sha256: String(version).repeat(64),
  in_force,
});

/** Version 2 is in force; what is searched and what went wrong differs. */
export const givenList = (more: Partial<ListStatus>): ListStatus => ({
  source: 'harbour',
  title: 'Harbour watch list',
  format: 'tenant-csv',
  is_on: true,
  refresh_hours: 6,
  is_stale: false,
  is_refreshing: false,
  checked_at: '2026-01-03T08:00:00.000Z',
  versions: [versionOf(3, false), versionOf(2, true), versionOf(1, false)],
  ...more,
});

/** A list that goes through what a real one takes hours for: the server's answer is given. */
export async function showing(page: Page, first: ListStatus): Promise<{ set: (next: ListStatus) => void }> {
  let shown = first;
  await page.route('**/bo/v1/sanction-lists', (route) => {
    const index = { engine_version: '1.0.0', is_ready: true, names: 40, cards: 40 };
    const status: ListsStatus = { lists: [shown], index, provider: 'local', only_sample: false };
    return route.fulfill({ json: { status: 'success', ...status } });
  });
  return {
    set: (next) => {
      shown = next;
    },
  };
}
