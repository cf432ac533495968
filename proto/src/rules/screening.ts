import { phrasesOf } from '../texts/define.js';
import type { FieldErrors } from '../texts/phrase.js';
import { screening } from '../texts/screening.js';
import { isDate } from './dates.js';
import { LIMITS } from './limits.js';

export const SUBJECT_TYPES = ['person', 'organisation'] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];

/** What is asked for, as typed. `dob` is a day or an ISO moment. */
export type ScreeningRequest = {
  type?: SubjectType;
  firstname?: string;
  surname?: string;
  name?: string;
  dob?: string;
  nationality?: string;
};

/** What is screened: names trimmed, the birth date a day. */
export type ScreeningSubject = ScreeningRequest & { type: SubjectType };

const { validation } = phrasesOf(screening);

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;
/** The sentence says two, and names such as Li or Wu are real. */
const SURNAME_MIN = 2;

/** The day of a day or an ISO moment; undefined when it is neither or does not exist. */
export function dayOf(dob: string): string | undefined {
  const day = MOMENT.test(dob) ? dob.slice(0, 10) : dob;
  return isDate(day) ? day : undefined;
}

const trimmed = (text: string | undefined): string => (text ?? '').normalize('NFC').trim();
/** A company may be called by a number. */
const hasLetters = (...texts: (string | undefined)[]): boolean => /[\p{L}\p{N}]/u.test(texts.join(''));
const lengthOf = (text: string | undefined): number => Array.from(trimmed(text)).length;

function personErrors({ firstname, surname, dob, nationality }: ScreeningRequest, today: string) {
  const day = dob ? dayOf(dob) : undefined;
  return {
    ...(!hasLetters(firstname, surname) && { surname: validation.noLetters }),
    ...(lengthOf(firstname) < LIMITS.screeningName && { firstname: validation.firstName }),
    ...(lengthOf(surname) < SURNAME_MIN && { surname: validation.surname }),
    ...(!dob && { dob: validation.dateOfBirth }),
    ...(dob && !day && { dob: validation.dateUnreadable }),
    ...(day && day > today && { dob: validation.dateInFuture }),
    ...(!nationality && { nationality: validation.nationality }),
  };
}

/** A sentence for each bad field of a request; empty when it can be sent. `today` as YYYY-MM-DD. */
export function screeningErrors(request: ScreeningRequest, today: string): FieldErrors {
  if (request.type !== 'organisation') return personErrors(request, today);
  if (lengthOf(request.name) < LIMITS.screeningName) return { name: validation.name };
  return hasLetters(request.name) ? {} : { name: validation.noLetters };
}

/** The request that is kept and screened. Call it only when `screeningErrors` found none. */
export function screeningSubject(request: ScreeningRequest): ScreeningSubject {
  const { type = 'person', nationality } = request;
  const place = nationality ? { nationality } : {};
  if (type === 'organisation') return { type, name: trimmed(request.name), ...place };
  return {
    type,
    firstname: trimmed(request.firstname),
    surname: trimmed(request.surname),
    ...(request.dob && { dob: dayOf(request.dob) }),
    ...place,
  };
}

/** The own engine states every list that it searched; other providers name at most those in which they found something. */
export const countsLists = (provider: string): boolean => provider === 'local';

/** Whether nothing but the sample list of invented names was searched: then an answer says nothing of real people. */
export const isSampleOnly = (lists: readonly { is_sample?: boolean }[]): boolean =>
  lists.length > 0 && lists.every(({ is_sample }) => is_sample);

/** Whether the tenant's own list is among those searched. */
export const hasOwn = (lists: readonly { source: string }[]): boolean => lists.some(({ source }) => source === 'own');

type Version = { is_sample?: boolean; version?: number; fetched_at?: string };
type VersionWords = Pick<typeof screening.result, 'sampleVersion' | 'unknownVersion' | 'versionOnly' | 'version'>;

/** Which version of a list was searched; `day` writes a moment as its day. */
export function versionSentence(
  { is_sample, version, fetched_at }: Version,
  day: (moment: string) => string,
  words: VersionWords = screening.result,
): string {
  if (is_sample) return words.sampleVersion;
  if (version === undefined) return words.unknownVersion;
  return fetched_at ? words.version(String(version), day(fetched_at)) : words.versionOnly(String(version));
}

/** `Maria Example` or the organisation's name. */
export const subjectName = ({
  firstname,
  surname,
  name,
}: Pick<ScreeningRequest, 'firstname' | 'surname' | 'name'>): string =>
  name || [firstname, surname].filter(Boolean).join(' ');
