import { login, register } from '@dossier/proto/calls/identity';
import { saveValues } from '@dossier/proto/calls/kyc-client-file';
import { createCompany, getDashboard, listCompanies } from '@dossier/proto/calls/kyc-companies';
import { createPerson } from '@dossier/proto/calls/kyc-records';
import { createScreening } from '@dossier/proto/calls/screenings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { corporate } from '../kyc/arranged.js';
import { api } from '../support/api.js';
import { expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { hasBareServers } from '../support/own-stack.js';
import { newTenant, type Person } from '../support/people.js';
import { type OwnGateway, ownGateway, post, type Raw } from './own-gateway.js';

const BUILT_IN = [
  'constructor',
  'toString',
  'valueOf',
  '__defineGetter__',
  '__proto__',
  'hasOwnProperty',
  '__lookupSetter__',
];
const HALF = '\ud83d';

(hasBareServers ? describe : describe.skip)('examination 9: what no field can hold is a 400 that names it', () => {
  let gateway: OwnGateway;
  let admin: Person;
  let company_id: string;

  beforeAll(async () => {
    gateway = await ownGateway({}, ['kyc']);
    ({ admin } = await newTenant());
    company_id = await corporate(admin);
  });
  afterAll(() => gateway?.stop());

  const json = (path: string, text: string): Promise<Raw> =>
    post(gateway.url, `/api/v1/${path}`, text, {
      'content-type': 'application/json',
      authorization: `Bearer ${admin.token}`,
    });
  const named = ({ status, body }: Raw): unknown => [status, body.code, Object.keys((body.errors ?? {}) as object)];

  it.each(BUILT_IN)('a field named %s', async (name) => {
    const refused = [400, 'input.invalid', [name]];
    expect(named(await json('login', `{"email":"a@example.com","password":"123456","${name}":1}`))).toEqual(refused);
    expect(named(await json('login', `{"${name}":{"${name}":{}},"email":"a@example.com","password":"x"}`))).toEqual(
      refused,
    );
    const inside = await json('login', `{"email":{"${name}":1},"password":"x"}`);
    expect(named(inside)).toEqual([400, 'input.invalid', [`email.${name}`]]);
    const person = `"company_id":"${company_id}","mbd_related":"${UNKNOWN_ID}","firstName":"Otto","lastName":"Official"`;
    expect(named(await json('person/create', `{${person},"${name}":"x"}`))).toEqual(refused);
    const changes = `[{"kind":"person","id":"${UNKNOWN_ID}","fields":{"${name}":"x"}}]`;
    expect(named(await json('kyc/save-values', `{"company_id":"${company_id}","changes":${changes}}`))).toEqual([
      400,
      'input.invalid',
      [`changes.0.fields.${name}`],
    ]);
    expect(named(await json(`companies/list?${name}=1`, '{}'))).toEqual(refused);
  });

  it.each(['email', 'deep'])('more than 3,000 levels below %s', async (name) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const value = `${open.repeat(4_000)}1${close.repeat(4_000)}`;
      expect(named(await json('login', `{"${name}":${value}}`))).toEqual([400, 'input.invalid', [name]]);
    }
    const text = JSON.stringify({ company_id, documentType: 'kyc-ma-1', comment_structure: '['.repeat(200_000) });
    expect(named(await json('comment-upload', text))).toEqual([400, 'input.invalid', ['comment_structure']]);
  });

  it('NUL and half characters, in a body and in an address', async () => {
    for (const text of ['Ot\0to', `Otto ${HALF}`]) {
      expectInvalid(await api()(login, { email: `${text}@example.com`, password: '123456' }), 'email');
      expectInvalid(
        await api()(register, { username: text, email: 'someone@example.com', password: `123456${text}` }),
        ...['username', 'password'],
      );
      expectInvalid(
        await admin.call(createPerson, { company_id, mbd_related: UNKNOWN_ID, firstName: text, lastName: 'O' }),
        'firstName',
      );
      expectInvalid(await admin.call(createCompany, { company_type: text }), 'company_type');
      const subject = { firstname: text, surname: 'Otto', dob: '1970-01-31', nationality: 'CW' };
      expectInvalid(await admin.call(createScreening, { company_id, ...subject }), 'firstname');
      const fields = { firstName: text };
      const changes = [{ kind: 'person', id: UNKNOWN_ID, fields }];
      expectInvalid(await admin.call(saveValues, { company_id, changes }), 'changes.0.fields.firstName');
    }
    expectInvalid(await admin.call(listCompanies, { search: 'Ot\0to' }), 'search');
    expectInvalid(await admin.call(getDashboard, { company_id: '\0' }), 'company_id');
  });

  it('a body that is no object, no JSON, or of another kind', async () => {
    for (const text of ['[]', '"x"', '1', '{', 'nope', '\u0000'])
      expect(named(await json('login', text))).toEqual([400, 'input.invalid', ['body']]);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'text/html',
      'multipart/form-data; boundary=x',
    ]) {
      const sent = await post(gateway.url, '/api/v1/login', 'email=a', { 'content-type': type });
      expect([type, sent.status, sent.body.code]).toEqual([type, 400, 'input.invalid']);
    }
  });

  const form = (type: string, text: string, path = 'upload-kyc-file'): Promise<Raw> =>
    post(gateway.url, `/api/v1/${path}`, text, { 'content-type': type, authorization: `Bearer ${admin.token}` });
  const part = (name: string, value: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

  it('a form without a boundary, cut off anywhere, or with a field of such a name', async () => {
    const fields = part('company_id', company_id) + part('documentType', 'kyc-ma-1');
    const file = part('file', `%PDF-1.4\n${'x'.repeat(5_000)}\n%%EOF\n`, '; filename="a.pdf"');
    const whole = `${fields}${file}--x--\r\n`;
    for (const path of ['upload-kyc-file', 'sanction-lists/own/upload', `file/update/${UNKNOWN_ID}`]) {
      for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=y'])
        expect([type, (await form(type, whole, path)).status]).toEqual([type, 400]);
    }
    for (let length = 0; length < whole.length - 8; length += 37) {
      const { status, body } = await form('multipart/form-data; boundary=x', whole.slice(0, length));
      expect([length, status, body.code]).toEqual([length, 400, 'input.invalid']);
      expect(Object.keys(body.errors as object).length).toBeGreaterThan(0);
    }
    for (const name of BUILT_IN) {
      const { status, body } = await form('multipart/form-data; boundary=x', fields + part(name, '1') + file);
      expect([name, status, body.code]).toEqual([name, 400, 'input.invalid']);
    }
    expect(gateway.gateway.exitCode).toBeNull();
  });

  it('a file without a name', async () => {
    const nameless = `--x\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n--x--\r\n`;
    for (const path of ['upload-kyc-file', 'sanction-lists/own/upload', 'task/upload-file', 'support/upload-file']) {
      const { status } = await form('multipart/form-data; boundary=x', nameless, path);
      expect([path, status < 500]).toEqual([path, true]);
    }
  });
});
