import { liveValues, type Stored } from '@dossier/proto/records/model/stored';
import { titleOf } from '@dossier/proto/records/title';
import { nameKey } from '@dossier/proto/rules/name-key';
import { endings } from '@dossier/proto/rules/name-search';
import type { Listed } from './company.schema.js';

const LONGEST_SEARCHED = 300;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What lists show and search of a client: approved values only. */
export function listedOf(stored: Stored): Listed {
  const { company_type, location_type, next_review_date } = liveValues(stored);
  const display_name = titleOf('company', stored);
  const name_key = nameKey(display_name).slice(0, LONGEST_SEARCHED);
  return {
    company_type: text(company_type) ?? '',
    display_name,
    name_key,
    endings: endings(name_key),
    location_type: text(location_type),
    next_review_date: text(next_review_date),
  };
}
