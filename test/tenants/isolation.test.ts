import { allCalls } from '@dossier/proto/calls/all';
import { type HttpCall, isHttpCall } from '@dossier/proto/calls/call';
import { createCompany } from '@dossier/proto/calls/kyc-companies';
import { LINKS } from '@dossier/proto/records/model/facts';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addUser, newTenant, type Person, type Tenant } from '../support/people.js';
import { newClient } from '../workflow/client-file.js';
import { idsIn, type Recorded, sendAgain, withoutIds, withUnknownIds } from './recording.js';
import { fullScenario, type Scenario, SECRET_NAME } from './scenario.js';

/** Their identifier narrows a list: of a client that is not there nothing is listed. */
const FILTERS = ['workflow.notification.list', 'workflow.notification.count', 'tasks.task.list'];

describe('one tenant and the things of another', () => {
  let first: Scenario;
  let other: Tenant;
  let strangers: Person[];
  let before: unknown[];

  beforeAll(async () => {
    first = await fullScenario();
    before = await everything(first.tenant.admin);
    other = await newTenant('Bea Stranger');
    strangers = [other.admin, await addUser(other, 'COMPLIANCE_OFFICER'), await addUser(other, 'CLIENT')];
  }, 60_000);

  /** What the first tenant's administrator reads, without what every reading moves. */
  async function everything(admin: Person): Promise<unknown[]> {
    const reads = first.recorded.filter(
      ({ call, send }) => call.method === 'GET' && /^(kyc|sanctions)\./.test(call.subject) && !send,
    );
    const answers = await Promise.all(reads.map(({ call, input }) => admin.call(call, input)));
    return answers.map(({ status, body }) => ({ status, body }));
  }

  const replayed = async (recorded: Recorded, by: Person) => {
    const [foreign, unknown] = [
      await sendAgain(recorded, by, recorded.input),
      await sendAgain(recorded, by, withUnknownIds(recorded.input)),
    ];
    return { foreign, unknown };
  };

  it('records every call that takes an identifier', () => {
    const used = new Set(first.recorded.map(({ call }) => call.subject));
    const missing = allCalls()
      .filter((call): call is HttpCall<unknown, unknown> => isHttpCall(call) && call.access !== 'super-user')
      .filter((call) => takesId(call) && !used.has(call.subject))
      .map(({ subject }) => subject);
    expect(missing).toEqual([]);
  });

  it('answers a foreign identifier exactly as an unknown one', async () => {
    const differing: string[] = [];
    for (const recorded of first.recorded.filter(({ input }) => idsIn(input).size > 0)) {
      for (const by of strangers) {
        const { foreign, unknown } = await replayed(recorded, by);
        const isSame =
          foreign.status === unknown.status &&
          (foreign.status === 404 || foreign.status === 403 || FILTERS.includes(recorded.call.subject)) &&
          JSON.stringify(withoutIds(foreign.body)) === JSON.stringify(withoutIds(unknown.body));
        if (!isSame) differing.push(`${recorded.call.subject} ${foreign.status} ${JSON.stringify(foreign.body)}`);
      }
    }
    expect(differing).toEqual([]);
  }, 120_000);

  it('answers a foreign record in the own client exactly as an unknown one', async () => {
    const [stranger] = strangers as [Person];
    const company_id = await newClient(stranger);
    const inClient = first.recorded.filter(
      ({ input }) => 'company_id' in input && idsIn({ ...input, company_id: '' }).size > 0,
    );
    expect(inClient.length).toBeGreaterThan(4);
    const differing: string[] = [];
    for (const recorded of inClient) {
      const { company_id: _, ...others } = recorded.input;
      const foreign = await sendAgain(recorded, stranger, { ...others, company_id });
      const unknown = await sendAgain(recorded, stranger, { ...withUnknownIds(others), company_id });
      const isSame = JSON.stringify(withoutIds(foreign.body)) === JSON.stringify(withoutIds(unknown.body));
      if (foreign.status !== 404 || unknown.status !== 404 || !isSame)
        differing.push(`${recorded.call.subject} ${foreign.status} ${unknown.status} ${JSON.stringify(foreign.body)}`);
    }
    expect(differing).toEqual([]);
  }, 60_000);

  it('shows nothing of a foreign tenant in any answer', async () => {
    const theirs = idsIn(first.recorded.map(({ answer }) => answer));
    const leaks: string[] = [];
    // A stranger may open a client of the same name; that is the stranger's own.
    for (const recorded of first.recorded.filter(({ call }) => call !== createCompany)) {
      const sent = idsIn(recorded.input);
      for (const by of strangers) {
        const { body } = await sendAgain(recorded, by, recorded.input);
        const shown = [...idsIn(body)].filter((id) => theirs.has(id) && !sent.has(id));
        if (shown.length || JSON.stringify(body).includes(SECRET_NAME)) leaks.push(`${recorded.call.subject} ${shown}`);
      }
    }
    expect(leaks).toEqual([]);
  }, 120_000);

  it('leaves everything as it was', async () => {
    expect(await everything(first.tenant.admin)).toEqual(before);
  });
});

/** By the names of its input's fields, as the decorators say them. `company_ids` is none: it only narrows what a user sees of the own clients. */
function takesId(call: HttpCall<unknown, unknown>): boolean {
  const names = (Reflect.getMetadata('swagger/apiModelPropertiesArray', call.input.prototype as object) ??
    []) as string[];
  // `client_id` is what a provider of single sign-on calls us.
  return names
    .filter((name) => name !== ':client_id')
    .some((name) => LINKS.some((link) => name === `:${link}`) || /^:(_?id|\w+_id|\w+Id)$/.test(name));
}
