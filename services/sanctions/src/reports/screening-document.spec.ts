import { print } from '@dossier/kit/print';
import type { ScreeningAnswer } from '@dossier/proto/calls/screening-result';
import { Failure } from '@dossier/proto/failures/failure';
import { describe, expect, it } from '@jest/globals';
import type { ScreeningRecord } from '../screenings/screening.schema.js';
import { screeningDocument } from './screening-document.js';

type Data = ScreeningAnswer['data'];
type Match = Data['result'][number];

const nobody: Match = {
  id: 'm1',
  score: 0.7,
  is_alert: false,
  person: {
    name: 'Viktoria Melnikova',
    type: 'person',
    names: [],
    dates_of_birth: [],
    places_of_birth: [],
    nationalities: [],
    positions: [],
    identifiers: [],
  },
  addresses: [],
  sanctions: [],
  notes: [],
  flags: [],
  articles: [],
};
const kim: Match = {
  ...nobody,
  id: 'm2',
  score: 0.914,
  is_alert: true,
  person: {
    ...nobody.person,
    name: '김정은',
    gender: 'male',
    year_of_birth: '1984',
    dates_of_birth: ['1984-01-08'],
    nationalities: ['KP'],
    names: [
      { text: '김정은', kind: 'primary', is_weak: false },
      { text: 'Kim Jong Un', kind: 'alias', is_weak: false },
      { text: '金正恩', kind: 'alias', is_weak: true },
    ],
  },
  sanctions: [
    {
      body: 'Security Council',
      current: true,
      country: 'UN',
      list: 'UN 1718',
      entry_id: 'KPi.1',
      programmes: ['DPRK'],
      listed_on: '2016-07-06',
    },
  ],
  explanation: {
    matched_name: '김정은',
    is_weak_alias: false,
    is_held_back: false,
    name_score: 1,
    score: 0.914,
    threshold: 0.7,
    parts: [{ asked: 'kim', listed: 'kim', kind: 'word', how: 'exact', similarity: 1, weight: 1 }],
    evidence: [{ kind: 'unconfirmed', outcome: 'nothing-listed', points: -0.14 }],
  },
};
const un = {
  source: 'un',
  title: 'UN Security Council',
  version: 7,
  entries: 1_004,
  fetched_at: '2026-03-04T05:06:07.000Z',
};
const data: Data = {
  result: [kim, nobody],
  message: '2 possible matches found',
  searched_with: { provider: 'local', engine_version: '1.2.3' },
  lists: [un],
};
const record = (changes: Partial<Data> = {}, general: object = {}): ScreeningRecord => ({
  _id: '0123456789abcdef01234567',
  tenant_id: 't',
  company_id: 'c',
  at: new Date('2026-05-06T07:08:09.000Z'),
  by: { id: 'u', name: 'Ana Pérez' },
  type: 'person',
  request: JSON.stringify({
    general: { firstname: '정은', surname: '김', dob: '1984-01-08', nationality: 'KP', ...general },
  }),
  response: JSON.stringify({ status: 'success', data: { ...data, ...changes } }),
  brief: '',
  matches: 2,
  alerts: 1,
  provider: 'local',
  engine_version: '1.2.3',
  list_versions: ['un@7'],
  duration_ms: 3,
});

/** Every text of a part, in its order. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (typeof part !== 'object' || part === null) return [];
  const { text, ul, table } = part as { text?: unknown; ul?: unknown; table?: { body: unknown } };
  return [text, ul, table?.body].flatMap(textsOf);
}
const printed = (changes?: Partial<Data>, index?: number, general?: object): string =>
  textsOf(screeningDocument({ record: record(changes, general), index }).content).join('\n');

describe('a screening on paper', () => {
  it('says what was asked, by whom, when, and where it was searched', () => {
    const text = printed();
    for (const said of [
      'Surname\nKim (in Latin letters)',
      'Date of Birth\n08/01/1984',
      'Nationality\nNorth Korea',
      'Requested At\n2026-05-06 07:08 UTC',
      'Requested By\nAna Pérez',
      'Screening number\n0123456789abcdef01234567',
      'Result\n2 possible matches found',
      'UN Security Council\n1,004\nVersion 7, fetched 2026-03-04',
      'Searched by local, version 1.2.3',
    ])
      expect(text).toContain(said);
    expect(screeningDocument({ record: record() })).toMatchObject({
      author: 'Ana Pérez',
      at: new Date('2026-05-06T07:08:09.000Z'),
      footer: 'Screening 0123456789abcdef01234567, 2026-05-06 07:08 UTC',
    });
  });

  it('names the client and the workspace, and tells the time of the reader (examination 14)', () => {
    const asked = { ...record(), company_name: 'Harbour Trading N.V.' };
    const text = textsOf(screeningDocument({ record: asked, timeZone: 'America/Curacao' }).content).join('\n');
    expect(text).toContain('Client\nHarbour Trading N.V.');
    expect(text).toContain('Workspace\nt');
    expect(text).toContain('Requested At\n2026-05-06 03:08 America/Curacao');
  });

  it('lists every match with its score and whether it is an alert', () => {
    const text = printed();
    expect(text).toContain('1\nKim Jeongeun (in Latin letters)\n1984\n91\nAlert');
    expect(text).toContain('2\nViktoria Melnikova\n\n70\nBelow the threshold');
  });

  it('tells all of the picked match: why it scored so, its gender, its sanctions', () => {
    const text = printed({}, 0);
    for (const said of [
      'Alert, picked',
      'Why this score',
      'The names agree\n100',
      'The list has neither a birth date nor a nationality to compare\n−14',
      'Score\n91',
      'Gender\nMale',
      'Security Council\nUN\nUN 1718 KPi.1\nDPRK\nsince 06/07/2016\nCurrent',
      'Date of birth\n08/01/1984',
    ])
      expect(text).toContain(said);
    expect(() => printed({}, 2)).toThrow(Failure);
  });

  it('has no letter that its font lacks, and says which names it had to put into Latin letters', () => {
    const text = printed({ lists: [{ ...un, title: '監視リスト' }] }, 0, { firstname: 'ทักษิณ' });
    expect(text).not.toMatch(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Thai}]/u);
    expect(text).toContain('Kim Jeongeun (in Latin letters); Kim Jong Un; Kim Jongun (in Latin letters) (weak alias)');
    expect(text).toContain('What is marked “in Latin letters”');
    expect(printed({ result: [] }, undefined, { firstname: 'Виктор', surname: 'Мельников' })).not.toContain(
      'Latin letters',
    );
  });

  it('warns of what makes it less than a whole screening', () => {
    const sampled = printed({ lists: [{ ...un, is_sample: true }], is_shortened: true });
    expect(sampled).toContain('This is not a screening.');
    expect(sampled).toContain('There are more matches than are shown.');
    const stoodIn = { provider: 'local', engine_version: '1', fallback_from: 'yente', fallback_reason: 'timeout' };
    expect(printed({ searched_with: stoodIn })).toContain('yente did not answer');
  });

  it('invents no version for a list of another provider, and does without lists', () => {
    const theirs = printed({ lists: [{ source: 'us_ofac', title: 'us_ofac' }] });
    expect(theirs).toContain('us_ofac\n\nversion not stated');
    const searched_with = { provider: 'watchman', engine_version: 'watchman' };
    expect(printed({ result: [], lists: [], searched_with })).toContain('Searched by watchman');
  });

  it('is the same bytes each time', async () => {
    const bytes = () => print(screeningDocument({ record: record(), index: 0 }));
    const [first, second] = [await bytes(), await bytes()];
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.equals(second)).toBe(true);
  });
});
