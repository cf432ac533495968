/** Weights of the name score. Every weight is relative to 1 for an ordinary word. */
export type NameWeights = {
  person: Readonly<Record<PartKindName, number>>;
  other: Readonly<Record<PartKindName, number>>;
  /** Family names count this much more where the roles are known. */
  family: number;
  /** Share of a query word's weight that counts against the match when the listed name lacks it. */
  missingInList: number;
  /** Share of a listed word's weight that counts against the match when the query lacks it. */
  missingInQuery: number;
  /** Extra share where both sides have a word that the other lacks. */
  contradiction: number;
  /** Factor when both organisations state legal forms of different kinds. */
  formConflict: number;
  /** Factor when both names carry a number and the numbers differ. */
  numberConflict: number;
};
export type PartKindName = 'word' | 'particle' | 'title' | 'form' | 'generic' | 'number' | 'initial';

/** What birth date, nationality and the like add to or take from the name score, in points of the score. */
export type EvidenceWeights = {
  birthDateSame: number;
  birthYearSame: number;
  birthDateNear: number;
  birthDateDifferent: number;
  nationalitySame: number;
  nationalityDifferent: number;
  /** Birth date and nationality are asked and the list has neither: the name must fit better to raise an alarm. */
  unconfirmed: number;
  genderDifferent: number;
  identifierSame: number;
  /** Where nothing but a name is asked: for each doubling of the cards that fit it, four of them at least. */
  commonName: number;
};

export type EngineSettings = {
  /** Combined score from which a result is an alert. */
  threshold: number;
  /** Combined score below which a result is not shown at all. */
  cutOff: number;
  /** A weak alias alone never scores above threshold minus this. */
  weakAliasMargin: number;
  /** Name score a weak alias must reach before evidence may lift it to an alert. */
  weakAliasName: number;
  /** Listed names compared in full per query. */
  candidates: number;
  /** After so many candidates in a row whose names do not fit, the rest, which promised less, are left out. */
  patience: number;
  /** Index entries read per query before the common words are only checked, not listed. */
  postingBudget: number;
  names: NameWeights;
  evidence: EvidenceWeights;
};

/** The defaults; each is explained in docs/screening.md. */
export const DEFAULT_SETTINGS: EngineSettings = {
  threshold: 0.7,
  cutOff: 0.6,
  weakAliasMargin: 0.02,
  weakAliasName: 0.9,
  candidates: 96,
  patience: 24,
  postingBudget: 40_000,
  names: {
    person: { word: 1, particle: 0.15, title: 0.08, form: 0.05, generic: 0.5, number: 0.5, initial: 0.4 },
    other: { word: 1, particle: 0.1, title: 0.1, form: 0.12, generic: 0.65, number: 1, initial: 0.5 },
    family: 1.2,
    missingInList: 0.85,
    missingInQuery: 0.2,
    contradiction: 0.3,
    formConflict: 0.75,
    numberConflict: 0.75,
  },
  evidence: {
    birthDateSame: 0.12,
    birthYearSame: 0.06,
    birthDateNear: 0.04,
    birthDateDifferent: 0.28,
    nationalitySame: 0.04,
    nationalityDifferent: 0.08,
    unconfirmed: 0.14,
    genderDifferent: 0.2,
    identifierSame: 0.5,
    commonName: 0.03,
  },
};

/** These two have settings of their own. */
const ELSEWHERE: Record<string, string> = { threshold: 'SANCTIONS_THRESHOLD', cutOff: 'SANCTIONS_CUT_OFF' };

/** The defaults with some weights changed. Throws a sentence naming a weight that there is not, or whose value is no number. */
export function withWeights(changes: unknown): EngineSettings {
  for (const [name, setting] of Object.entries(ELSEWHERE))
    if (isObject(changes) && name in changes) throw refused(`${name} is set by ${setting}`);
  return merged(DEFAULT_SETTINGS, changes, '') as EngineSettings;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refused = (sentence: string): Error => new Error(`Settings: SANCTIONS_WEIGHTS: ${sentence}`);

function merged(defaults: object, changes: unknown, within: string): object {
  if (!isObject(changes)) throw refused(`${within || 'the value'} must be a JSON object`);
  const known = new Map<string, unknown>(Object.entries(defaults));
  for (const [name, value] of Object.entries(changes)) {
    const path = within ? `${within}.${name}` : name;
    const preset = known.get(name);
    if (preset === undefined) throw refused(`there is no weight ${path}`);
    if (isObject(preset)) known.set(name, merged(preset, value, path));
    else if (typeof value === 'number' && value >= 0 && Number.isFinite(value)) known.set(name, value);
    else throw refused(`${path} must be a number of 0 or more`);
  }
  return Object.fromEntries(known);
}
