import type { LoadProfile } from '@dossier/proto/calls/fiu-profiles';
import { invalid } from '@dossier/proto/failures/failure';
import { phrasesOf } from '@dossier/proto/texts/define';
import { fiu } from '@dossier/proto/texts/fiu';
import type { ProfileData } from '../conversion/profile.js';
import { defaultProfile } from './default.js';

type Labels = Record<string, Record<string, string>>;

const LABEL = 200;
const { profiles: says } = phrasesOf(fiu);

/** A profile of what an administrator hands in. What FIUs do not say in their schema is as in our own. Throws 400 for lists that are none. */
export function dataOf(given: LoadProfile): ProfileData {
  const own = defaultProfile();
  const { name, version, schema, currency, activity_codes = [], code_lists } = given;
  return {
    name,
    version,
    schema: schema.replace(/^\ufeff/, ''),
    labels: code_lists?.trim() ? labelsOf(code_lists) : own.labels,
    currency,
    activityCodes: activity_codes,
    mostTransactions: own.mostTransactions,
    mostBytes: own.mostBytes,
    contactTypes: filled({ Private: given.contact_private, Business: given.contact_business }, own.contactTypes),
    communicationTypes: filled(
      { 'Mobile Phone': given.phone_mobile, 'Landline Phone': given.phone_landline, Fax: given.phone_fax },
      own.communicationTypes,
    ),
  };
}

const filled = (said: Record<string, string | undefined>, own: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(said).map(([name, code]) => [name, code || (own[name] ?? '')]));

function labelsOf(text: string): Labels {
  const lists = parsed(text);
  if (!isObject(lists) || !Object.values(lists).every(isLabels)) throw invalid({ code_lists: says.lists });
  return lists as Labels;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLabels = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((label) => typeof label === 'string' && label.length <= LABEL);
