import type { Policies, Version } from './queries';
import { text } from './texts';

/** What a version says beside the specification, a line for each requirement. */
export function changeWords({ changes, own }: Version, { rows }: Policies): string[] {
  const changed = changes.flatMap(({ requirement, off, max_age_months, lead_days }) => {
    const title = rows.find((row) => row.requirement === requirement)?.title ?? requirement;
    const what = [
      ...(off ? [text.changed.off] : []),
      ...(max_age_months === undefined ? [] : [text.changed.maxAge(max_age_months)]),
      ...(lead_days === undefined ? [] : [text.changed.leadDays(lead_days)]),
    ];
    return what.length > 0 ? [text.changed.of(title, what.join(', '))] : [];
  });
  return [...changed, ...own.map(({ title }) => text.changed.of(title, text.changed.added))];
}
