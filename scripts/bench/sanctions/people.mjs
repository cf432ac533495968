import { join } from 'node:path';
import { readCases } from './csv.mjs';
import { openSettings, personQuery, search, settings } from './index.mjs';
import { percent, quantile } from './table.mjs';

/** Place and score of the first card that is one of those expected. */
function placeOf(hits, references) {
  const at = hits.findIndex(({ card }) => card.sanctions.some((sanction) => references.includes(sanction.entryId)));
  return at < 0 ? { at: -1, score: 0 } : { at, score: hits[at].score };
}

function placeRows(set, places, targets) {
  if (places.length === 0) return [];
  const share = (test) => percent(places.filter(test).length / places.length);
  const row = (measure, value, target) => ({ set, measure, value, target, cases: places.length, note: '' });
  return [
    row(
      'right one in the top 10',
      share(({ at }) => at >= 0),
      targets.top10,
    ),
    row(
      'right one first',
      share(({ at }) => at === 0),
      '',
    ),
    row(
      'alerted',
      share(({ score }) => score >= settings.threshold),
      targets.alerted ?? '',
    ),
  ];
}

export async function mangledPlaces(dir, index, isFull) {
  const rows = await readCases(join(dir, 'un_positives.csv'));
  return rows.map((row) =>
    placeOf(
      search(index, personQuery(row.query_name, isFull ? row : {}), openSettings),
      row.expected_un_refs.split('|'),
    ),
  );
}

export async function mangledPeople(dir, index) {
  const targets = { top10: '>= 99.9 %', alerted: '>= 99 %' };
  return [
    ...placeRows('UN people, mangled, all data', await mangledPlaces(dir, index, true), targets),
    ...placeRows('UN people, mangled, name only', await mangledPlaces(dir, index, false), { top10: '>= 99.9 %' }),
  ];
}

export async function otherListNames(dir, index) {
  const rows = await readCases(join(dir, 'crosslist_to_un.csv'));
  const places = rows.map((row) => {
    const type = row.subject_type === 'P' ? 'person' : 'organisation';
    return placeOf(search(index, { type, name: row.query_name }, openSettings), [row.expected_un_ref]);
  });
  return placeRows('EU and UK names of UN subjects', places, { top10: '>= 98 %' });
}

async function negativeScores(dir, index, isFull) {
  const rows = await readCases(join(dir, 'negatives_global.csv'));
  return rows.map((row) => {
    const [best] = search(
      index,
      personQuery(row.full_name, isFull ? { dob: row.date_of_birth, nationality: row.nationality } : {}),
      openSettings,
      1,
    );
    return best?.score ?? 0;
  });
}

function negativeRow(set, scores, target) {
  if (scores.length === 0) return [];
  const share = scores.filter((score) => score >= settings.threshold).length / scores.length;
  return [{ set, measure: 'false alerts', value: percent(share), target, cases: scores.length, note: '' }];
}

/** Threshold that the given share of negatives reach, and how many of the people are still found there. */
function curveRows(data, scores, places) {
  if (scores.length === 0 || places.length === 0) return [];
  const sorted = [...scores].sort((a, b) => b - a);
  return [0.001, 0.005, 0.01].map((share) => {
    const threshold = quantile(sorted, share) + 1e-9;
    const found = places.filter(({ score }) => score >= threshold).length / places.length;
    return { data, 'false alerts': percent(share, 1), threshold: threshold.toFixed(3), recall: percent(found) };
  });
}

export async function negatives(dir, index) {
  const [full, name] = [await negativeScores(dir, index, true), await negativeScores(dir, index, false)];
  const rows = [
    ...negativeRow('people not listed, all data', full, '<= 0.2 %'),
    ...negativeRow('people not listed, name only', name, '<= 1.5 %'),
  ];
  const curve = [
    ...curveRows('all data', full, await mangledPlaces(dir, index, true)),
    ...curveRows('name only', name, await mangledPlaces(dir, index, false)),
  ];
  return { rows, curve };
}
