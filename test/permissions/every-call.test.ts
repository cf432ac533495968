import { allCalls } from '@dossier/proto/calls/all';
import { type HttpCall, isHttpCall } from '@dossier/proto/calls/call';
import { uploadDueDiligenceFile } from '@dossier/proto/calls/due-diligence-documents';
import { uploadFile } from '@dossier/proto/calls/fiu-files';
import { updatePermissions } from '@dossier/proto/calls/identity';
import { updateKycFile, uploadKycFile } from '@dossier/proto/calls/kyc-files';
import { uploadOwnList } from '@dossier/proto/calls/own-list-upload';
import { uploadTaskFile, uploadTicketFile } from '@dossier/proto/calls/threads';
import { FAILURES } from '@dossier/proto/failures/catalogue';
import { roleDefaults } from '@dossier/proto/permissions/roles';
import { recordSentences } from '@dossier/proto/texts/records';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { letReport } from '../fiu/arranged.js';
import { send } from '../kyc/upload.js';
import { api, type Failed } from '../support/api.js';
import { addUser, newTenant, type Person, succeeded, type Tenant } from '../support/people.js';

type Call = HttpCall<unknown, unknown>;
type Asked = { status: number; body: unknown };

const calls = allCalls().filter(isHttpCall);
const FORMS: readonly string[] = [
  uploadKycFile,
  updateKycFile,
  uploadOwnList,
  uploadDueDiligenceFile,
  uploadTaskFile,
  uploadTicketFile,
  uploadFile,
].map(({ subject }) => subject);

/** What holds for every call of the REST surface, also for one that was added a minute ago. */
describe('every call', () => {
  let tenant: Tenant;
  let keyless: Person;
  beforeAll(async () => {
    tenant = await newTenant();
    keyless = await addUser(tenant, 'EXTERNAL_AUDITOR');
    for (const name of roleDefaults('EXTERNAL_AUDITOR'))
      succeeded(await tenant.admin.call(updatePermissions, { user_id: keyless.id, name, effect: 'deny' }));
    await letReport(tenant.admin, tenant.admin);
  }, 30_000);

  /** The calls whose answer is not as expected. */
  async function unlike(asked: readonly Call[], ask: (call: Call) => Promise<Asked>, expected: (call: Call) => object) {
    const answers = await Promise.all(asked.map(async (call) => [call, await ask(call)] as const));
    return answers.flatMap(([call, { status, body }]) => {
      const { code, errors } = body as Failed;
      const isAsExpected = Object.entries(expected(call)).every(
        ([name, value]) => ({ status, code, colour: errors?.colour })[name] === value,
      );
      return isAsExpected ? [] : [`${call.subject}: ${status} ${JSON.stringify(body)}`];
    });
  }

  it('is refused to nobody in particular, unless it is public', async () => {
    const asked = calls.filter(({ access }) => access !== 'public');
    const refusal = ({ withoutSession = 'session.missing' }: Call) => ({
      status: FAILURES[withoutSession].status,
      code: withoutSession,
    });
    expect(await unlike(asked, (call) => api()(call), refusal)).toEqual([]);
  });

  it('is refused to whoever holds none of its keys, and to everybody if it is the operator’s', async () => {
    const refusal = () => ({ status: 403, code: 'permission.denied' });
    const keyed = calls.filter(({ access }) => Array.isArray(access));
    expect(await unlike(keyed, (call) => keyless.call(call), refusal)).toEqual([]);
    const operators = calls.filter(({ access }) => access === 'super-user');
    expect(await unlike(operators, (call) => tenant.admin.call(call), refusal)).toEqual([]);
  });

  it('refuses a field that it does not know, by name', async () => {
    const unknown = { colour: 'red' };
    const ask = (call: Call): Promise<Asked> =>
      FORMS.includes(call.subject)
        ? send(tenant.admin, call.path, Object.entries(unknown))
        : tenant.admin.call(call, unknown);
    const asked = calls.filter(({ access }) => access !== 'super-user');
    const refusal = () => ({ status: 400, code: 'input.invalid', colour: recordSentences.unknownField });
    expect(await unlike(asked, ask, refusal)).toEqual([]);
  });
});
