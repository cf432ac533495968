import { allCalls } from '@dossier/proto/calls/all';
import { type HttpCall, isHttpCall } from '@dossier/proto/calls/call';
import { getConversion } from '@dossier/proto/calls/fiu-files';
import { answerReport, approveReports } from '@dossier/proto/calls/fiu-reports';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { converted, download, ended, filledSample, letReport, uploadWorkbook } from '../fiu/arranged.js';
import { openLine } from '../gateway/live-line.js';
import { saveProfile } from '../identity/filled-profile.js';
import { baseUrl } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { addUser, newTenant, type Person, succeeded, type Tenant } from '../support/people.js';
import { hasSubscriber, subscribe } from '../support/subscriber.js';
import { newClient } from '../workflow/client-file.js';

type Call = HttpCall<unknown, unknown>;
type Walk = Map<string, string>;

const month = new Date().toISOString().slice(0, 7);
/** A line that stays open; it is listened to by itself. */
const ENDLESS: readonly string[] = ['live'];
const calls = allCalls()
  .filter(isHttpCall)
  .filter(({ method, path, access, subject }) => {
    const isRead = method === 'GET' && access !== 'public' && !ENDLESS.includes(path);
    return isRead || /^(fiu|billing)\./.test(subject);
  });

/** Nobody may warn whom a report is about: who may not report finds no trace of one anywhere (tipping off). */
describe('a report to the FIU', () => {
  let tenant: Tenant;
  let reporter: Person;
  let checker: Person;
  let watchers: Person[];
  let company: string;

  beforeAll(async () => {
    tenant = await newTenant();
    company = await newClient(tenant.admin, 'Watched Holding');
    reporter = await addUser(tenant, 'COMPLIANCE_OFFICER');
    checker = await addUser(tenant, 'COMPLIANCE_OFFICER');
    watchers = [
      // Who sees the wallet, the people and all files.
      tenant.admin,
      await addUser(tenant, 'COMPLIANCE_OFFICER'),
      await addUser(tenant, 'CLIENT', [company]),
    ];
    await letReport(tenant.admin, reporter);
    await letReport(tenant.admin, checker);
    succeeded(await saveProfile(reporter, { rentity_id: '4711' }));
  }, 60_000);

  /** All a person hears: every reading call, and every call about reports and money, plain and with identifiers. */
  async function walk(by: Person, file: string): Promise<Walk> {
    const heard: Walk = new Map();
    for (const call of calls) {
      const filled = filledInput(call, file, company);
      for (const input of call.method === 'GET' ? [{}, filled] : [filled])
        heard.set(`${call.subject} ${Object.keys(input).join()}`, await said(by, call, input));
    }
    return heard;
  }

  it('changes nothing that anybody without the key can read', async () => {
    // What only the first asking makes, such as a deposit address, is there then.
    for (const by of watchers) await walk(by, '0'.repeat(24));
    const unknown = await Promise.all(watchers.map((by) => walk(by, '0'.repeat(24))));
    const again = await Promise.all(watchers.map((by) => walk(by, '0'.repeat(24))));
    const file = await wholeLife();
    const after = await Promise.all(watchers.map((by) => walk(by, file)));
    for (const [at] of watchers.entries()) {
      const moving = differences(unknown[at], again[at]);
      // What every reading moves by itself, such as a token made for it, is told from what a report moves.
      expect(moving.filter((subject) => /^(fiu|billing|kyc|tasks|workflow)\./.test(subject))).toEqual([]);
      expect(differences(again[at], after[at]).filter((subject) => !moving.includes(subject))).toEqual([]);
    }
    // The walk would see it: whoever has the key reads another list.
    expect((await walk(reporter, file)).get('fiu.file.list ')).toContain('january.xlsx');
  }, 300_000);

  const heard = hasSubscriber ? it : it.skip;
  heard(
    'is told by no event, to browsers or to other systems',
    async () => {
      const [subscriber, line] = [subscribe('dossier.>'), await openLine(tenant.admin.token)];
      try {
        const heardOf = (client: string) =>
          eventually(async () => {
            if (!subscriber.received.some(({ subject }) => subject === client))
              throw new Error('Nothing was heard yet');
          }, 60_000);
        const first = await newClient(tenant.admin, 'Quiet Holding');
        await heardOf(first);
        const before = subscriber.received.length;
        const file = await wholeLife();
        // What came before it would have come by now.
        const last = await newClient(tenant.admin, 'Heard Holding');
        await heardOf(last);
        const told = JSON.stringify(subscriber.received.slice(before));
        expect([reporter.id, checker.id, file].filter((id) => told.includes(id))).toEqual([]);
        expect(line.told.filter(({ client }) => client !== first && client !== last)).toEqual([]);
      } finally {
        subscriber.stop();
        line.close();
      }
    },
    120_000,
  );

  /** Made with a row that waits, approved, downloaded, rejected by the FIU and corrected. */
  async function wholeLife(): Promise<string> {
    const bytes = await filledSample(reporter, { Persons: { occupation: undefined } });
    const { file } = await converted(reporter, bytes);
    succeeded(await checker.call(approveReports, { id: file.id }));
    expect((await download(reporter, `get-file?id=${file.id}`)).status).toBe(200);
    const { reports } = succeeded(await reporter.call(getConversion, { id: file.id }));
    const said = { reference: 'FIU-1', date: '2026-03-01', reason: 'Wrong code', outcome: 'rejected' };
    succeeded(await reporter.call(answerReport, { id: file.id, report: reports[0]?.name, ...said }));
    const fields = { corrects: file.id };
    await ended(reporter, succeeded(await uploadWorkbook(reporter, bytes, 'january.xlsx', fields)).file_id);
    return file.id;
  }
});

/** Every field that names something, as its name says what. */
function filledInput({ input }: Call, file: string, company: string): Record<string, string> {
  const names = (Reflect.getMetadata('swagger/apiModelPropertiesArray', input.prototype as object) ?? []) as string[];
  const value = (name: string): string | undefined => {
    if (name === 'company_id') return company;
    if (/^(_?id|\w+_id|\w+Id|corrects)$/.test(name)) return file;
    if (name === 'entry') return `conversion:${file}`;
    if (name === 'month') return month;
    return /^(search|query|q|text)$/.test(name) ? 'january' : undefined;
  };
  const fields = names.map((name) => [name.slice(1), value(name.slice(1))] as const);
  return Object.fromEntries(fields.filter((field): field is [string, string] => field[1] !== undefined));
}

/** Status and words of an answer, without identifiers, times and lengths of files. */
async function said(by: Person, call: Call, input: Record<string, string>): Promise<string> {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => input[name] ?? '0'.repeat(24));
  const query = call.method === 'GET' ? `?${new URLSearchParams(input)}` : '';
  const response = await fetch(`${baseUrl()}/${call.base ?? 'api/v1'}/${path}${query}`, {
    method: call.method,
    headers: { authorization: `Bearer ${by.token}`, ...(query === '' && { 'content-type': 'application/json' }) },
    ...(query === '' && { body: JSON.stringify(input) }),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  const words = isJson ? await response.text() : `${(await response.arrayBuffer()).byteLength > 0}`;
  return `${response.status} ${words
    .replaceAll(/\b[0-9a-f]{24}\b|\b[0-9a-f]{48}\b/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')}`;
}

const differences = (one?: Walk, other?: Walk): string[] =>
  [...(one ?? [])].filter(([key, words]) => other?.get(key) !== words).map(([key]) => key);
