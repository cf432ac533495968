import { countryCode } from '../../../proto/dist/rules/country-names.js';
import { packArrays, viewArrays } from '../../../services/sanctions/dist/engine/index/arrays.js';
import { buildIndex } from '../../../services/sanctions/dist/engine/index/build-index.js';
import { openIndex } from '../../../services/sanctions/dist/engine/index/open-index.js';
import { readQuery } from '../../../services/sanctions/dist/engine/query.js';
import { searchIndex } from '../../../services/sanctions/dist/engine/search.js';
import { DEFAULT_SETTINGS } from '../../../services/sanctions/dist/engine/settings.js';
import { loadList } from '../../../services/sanctions/dist/lists/load-list.js';
import { mergeEntries } from '../../../services/sanctions/dist/lists/merge.js';

export const settings = DEFAULT_SETTINGS;
/** To see how near a miss was, results far below the cut-off are wanted too. */
export const openSettings = { ...DEFAULT_SETTINGS, cutOff: 0.2 };

export const entriesOf = async (lists) => (await Promise.all(lists.map((list) => loadList(list)))).flat();

export const indexOfCards = (cards) => openIndex(viewArrays(packArrays(buildIndex(cards))));

/** An index in this thread, for measuring the engine itself. */
export async function indexOf(lists) {
  const entries = await entriesOf(lists);
  return {
    index: indexOfCards(mergeEntries(entries)),
    entries,
    sourceNames: entries.reduce((sum, entry) => sum + entry.names.length, 0),
  };
}

export function search(index, query, used = settings, limit = 10) {
  return searchIndex(index, readQuery(query), limit, used);
}

/**
 * A query as people send it: what a case file leaves empty, or spells unknown, is not sent.
 * @param {string} name @param {{ dob?: string, nationality?: string }} [known]
 */
export function personQuery(name, { dob, nationality } = {}) {
  const code = nationality ? countryCode(nationality) : undefined;
  return { type: 'person', name, ...(isDate(dob) && { dob }), ...(code && { nationality: code }) };
}

function isDate(text) {
  const match = /^(\d{4})(?:-(\d{1,2})-(\d{1,2}))?$/.exec(text ?? '');
  return match !== null && Number(match[2] ?? 1) <= 12 && Number(match[3] ?? 1) <= 31;
}
