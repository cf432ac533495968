import { readFileSync } from 'node:fs';
import { request } from '@playwright/test';
import { LONG_NAME } from '../support/names';
import { newColleague, type Person } from '../support/people';
import { converted, mayReport, reporter } from '../support/reporters';
import { takeScreens, withoutData } from '../support/scenes';
import { post } from '../support/system';

type World = { maker: Person; checker: Person; single: Person; waiting: string; rejected: string };

const baseURL = process.env.DOSSIER_URL ?? 'http://localhost:8080';
const SCHEMA = new URL('../../../services/fiu/profiles/goaml-4.0.2.xsd', import.meta.url);

async function download({ token }: Person, id: string): Promise<void> {
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  await context.get(`/api/v1/get-file?id=${id}`);
  await context.dispose();
}

/** Reports that wait for a colleague, reports of which the FIU rejected one, and a schema with long names. */
async function world(): Promise<World> {
  const maker = await reporter('Ria Reporter');
  const checker = await newColleague(maker, 'COMPLIANCE_OFFICER', 'Otto Officer');
  await mayReport(maker, checker.id ?? '');
  const { file } = await converted(maker, `${'transactions-of-the-first-quarter-'.repeat(4)}2026.xlsx`);
  const single = await reporter('Sol Single');
  const { file: sent, reports } = await converted(single, 'march.xlsx');
  await download(single, sent.id);
  const said = { id: sent.id, reference: 'FIU-2026-7', date: '2026-03-01' };
  const [first, second] = reports;
  const reason = 'The residence of the person who handed in the money is missing in three transactions';
  await post('conversion/answer', { ...said, report: first?.name, outcome: 'rejected', reason }, single.token);
  if (second) await post('conversion/answer', { ...said, report: second.name, outcome: 'acknowledged' }, single.token);
  const codes = { contact_private: '1', contact_business: '2', phone_mobile: 'M', phone_landline: 'L', phone_fax: 'F' };
  const profile = { ...codes, currency: 'XCG', activity_codes: ['SAR', 'STR', 'UTR'], version: '4.0.2-7' };
  const schema = readFileSync(SCHEMA, 'utf8');
  await post('fiu-profiles/load', { ...profile, name: LONG_NAME.slice(0, 100), schema }, single.token);
  return { maker, checker, single, waiting: file.id, rejected: sent.id };
}

const maker = (here: World) => here.maker;
const checker = (here: World) => here.checker;
const single = (here: World) => here.single;
const waiting = (here: World) => `/fiu/convert?file=${here.waiting}`;
const rejected = (here: World) => `/fiu/convert?file=${here.rejected}`;

takeScreens('fiu-life', world, [
  { name: 'waits', path: waiting, as: maker, whole: true },
  { name: 'waits-for-you', path: waiting, as: checker, whole: true },
  {
    name: 'approve',
    path: waiting,
    as: checker,
    act: (page) => page.getByRole('button', { name: 'Approve reports' }).click(),
  },
  { name: 'rejected', path: rejected, as: single, whole: true },
  {
    name: 'answer',
    path: rejected,
    as: single,
    act: (page) =>
      page
        .getByRole('button', { name: /^Record the answer on/ })
        .first()
        .click(),
  },
  { name: 'correct', path: (here) => `/fiu/convert?corrects=${here.rejected}`, as: single },
  { name: 'files', path: '/fiu/file-list', as: maker },
  { name: 'profiles', path: '/fiu/profiles', as: single },
  ...withoutData('profiles', { path: '/fiu/profiles', as: single }, 'fiu-profiles'),
  {
    name: 'load-profile',
    path: '/fiu/profiles',
    as: single,
    act: (page) => page.getByRole('button', { name: 'Load a schema' }).click(),
  },
  {
    name: 'choose-profile',
    path: '/fiu/profiles',
    as: single,
    act: (page) => page.getByRole('button', { name: /^Use / }).first().click(),
  },
]);
