import * as identity from '@dossier/proto/calls/identity';
import { getClientFile, saveValues } from '@dossier/proto/calls/kyc-client-file';
import { getDifference, printDifference } from '@dossier/proto/calls/kyc-difference';
import { getFileHistory } from '@dossier/proto/calls/kyc-file-history';
import { uploadComment } from '@dossier/proto/calls/kyc-files';
import { createPerson, createShareholder, getKycFile } from '@dossier/proto/calls/kyc-records';
import { saveSnapshot } from '@dossier/proto/calls/kyc-snapshots';
import { getNotification, listNotifications } from '@dossier/proto/calls/notifications';
import { ROLE_NAMES, type Role } from '@dossier/proto/permissions/roles';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { approve, made, newOffice, type Office, viewOf } from '../kyc/arranged.js';
import { pdf, upload } from '../kyc/upload.js';
import { baseUrl } from '../support/api.js';
import { expectFailure } from '../support/expect.js';
import { pdfText } from '../support/pdf-text.js';
import { addUser, type Person, succeeded } from '../support/people.js';
import { notificationOf } from '../workflow/client-file.js';

/** Who writes at each level, and who reads what is written there, said here once more: what the product says is what is tested. */
const LEVELS = {
  '': {
    writer: 'DATA_CONTROLLER',
    readers: ['ADMINISTRATOR', 'DATA_CONTROLLER', 'DATA_PROCESSOR', 'COMPLIANCE_OFFICER'],
  },
  _supervisor: { writer: 'DATA_PROCESSOR', readers: ['ADMINISTRATOR', 'DATA_PROCESSOR', 'COMPLIANCE_OFFICER'] },
  _compliance: { writer: 'COMPLIANCE_OFFICER', readers: ['ADMINISTRATOR', 'COMPLIANCE_OFFICER'] },
} as const satisfies Record<string, { writer: Role; readers: readonly Role[] }>;
const COMMENTS = {
  comment_data_handler: '',
  comment_supervisor: '_supervisor',
  comment_compliance_officer: '_compliance',
} as const;
const READERS_OF_COMMENTS: readonly Role[] = ['EXTERNAL_AUDITOR', 'INTERNAL_AUDITOR', 'TRUST_OFFICER'];
const ANSWERS = ['sanctions', 'pep', 'relevant_adverse_information'].flatMap((about) => [
  `${about}_found`,
  `${about}_comment`,
]);

/** A history of files has none of the fields beside them, and what was approved waits no more. */
const WITHOUT_FIELDS = ['history', 'waiting'];

type Guarded = { name: string; writer: Role; readers: readonly Role[] };
const SUFFIXES = Object.keys(LEVELS) as (keyof typeof LEVELS)[];
/** Every field of a document that not everybody reads who reads the document. */
const GUARDED: Guarded[] = [
  ...SUFFIXES.flatMap((suffix) => ANSWERS.map((answer) => ({ name: answer + suffix, ...LEVELS[suffix] }))),
  ...Object.entries(COMMENTS).map(([name, suffix]) => ({
    name,
    writer: LEVELS[suffix].writer,
    readers: [...LEVELS[suffix].readers, ...READERS_OF_COMMENTS],
  })),
];

/** Written into a field that takes text, to be looked for wherever it must not be. */
const markOf = ({ name }: Guarded): string => `mark of ${name.replaceAll('_', ' ')} ends`;
const written = (field: Guarded): unknown =>
  field.name.endsWith('_found') || field.name.includes('_found_') ? 'YES' : { ops: [{ insert: `${markOf(field)}\n` }] };

describe('Z4: the fields of a level of review', () => {
  let office: Office;
  let document: string;
  let before: string;
  const people = new Map<Role, Person>();
  const as = (role: Role): Person => people.get(role) as Person;
  const write = (by: Person, fields: Record<string, unknown>) =>
    by.call(saveValues, { company_id: office.company_id, changes: [{ kind: 'kyc_file', id: document, fields }] });

  beforeAll(async () => {
    office = await newOffice();
    const { tenant, maker, approver, company_id } = office;
    for (const role of ROLE_NAMES) {
      const own = role === 'ADMINISTRATOR' ? tenant.admin : role === 'DATA_CONTROLLER' ? maker : undefined;
      people.set(role, own ?? (await addUser(tenant, role, role === 'CLIENT' ? [company_id] : undefined)));
    }
    const holder = { company_id, shareholder_type: 'entity', name: 'Share Holding B.V.', percentage_held: 1 };
    const { id, change } = await made(maker, createShareholder, holder, 'shareholder');
    await approve(approver, change);
    const names = { company_id, share_holder_related: id, firstName: 'Otto', lastName: 'Official' };
    const person = await made(maker, createPerson, names, 'person');
    await approve(approver, person.change);
    const place = { company_id, documentType: 'world_check', person: person.id };
    const sent = await upload(maker, place, pdf('world-check'));
    document = sent.body.file._id;
    for (const each of sent.body.changes) await approve(approver, each);
    before = succeeded(await tenant.admin.call(saveSnapshot, { company_id, label: 'Before' })).snapshot._id;
  });

  it('Z4: are written by that level alone, in the full grid of roles and fields', async () => {
    for (const role of ROLE_NAMES)
      for (const field of GUARDED.filter(({ writer }) => writer !== role))
        expectFailure(await write(as(role), { [field.name]: written(field) }), 403, 'permission.denied');
    const stored = viewOf(succeeded(await as('COMPLIANCE_OFFICER').call(getKycFile, { id: document })), 'file');
    for (const { name } of GUARDED) expect(stored[name] ?? { value: null }).toEqual({ value: null });
  });

  it('Z4: are seen by that level and those above, while they wait, once they are approved, and in every way out', async () => {
    const changes: string[] = [];
    for (const suffix of SUFFIXES) {
      const { writer } = LEVELS[suffix];
      const fields = GUARDED.filter((field) => field.writer === writer && !(field.name in COMMENTS));
      const saved = await write(as(writer), Object.fromEntries(fields.map((field) => [field.name, written(field)])));
      changes.push(...(succeeded(saved).changes as string[]));
      const [own] = GUARDED.filter((field) => field.writer === writer && field.name in COMMENTS);
      const comment = { id: document, comment_structure: written(own as Guarded) };
      changes.push(...(succeeded(await as(writer).call(uploadComment, comment)).changes as string[]));
    }
    for (const change of changes)
      await notificationOf(as('ADMINISTRATOR'), 'forConfirmation', office.company_id, change);
    for (const role of ROLE_NAMES) expectOwn(role, await waysOut(as(role), changes));

    for (const change of changes) await approve(as('ADMINISTRATOR'), change);
    const kept = { company_id: office.company_id, label: 'After' };
    const { snapshot } = succeeded(await as('ADMINISTRATOR').call(saveSnapshot, kept));
    for (const role of ROLE_NAMES) {
      const ways = await waysOut(as(role), changes, snapshot._id);
      expectOwn(role, ways);
      // It is looked for where it would be.
      if (role === 'ADMINISTRATOR')
        for (const [way, said] of Object.entries(ways))
          if (!WITHOUT_FIELDS.includes(way)) expect([way, said]).toEqual([way, expect.stringContaining('mark of')]);
    }
  });

  /** What comes out of the system for one person, as text: each way that a value of a document has. */
  async function waysOut(by: Person, changes: readonly string[], snapshotId?: string): Promise<Record<string, string>> {
    const { company_id } = office;
    const difference = { company_id, from: before, ...(snapshotId ? { to: snapshotId } : {}) };
    const query = new URLSearchParams(difference);
    const printed = await fetch(`${baseUrl()}/api/v1/${printDifference.path}?${query}`, {
      headers: { authorization: `Bearer ${by.token}` },
    });
    const isPdf = printed.headers.get('content-type') === 'application/pdf';
    const answers = {
      document: await by.call(getKycFile, { id: document }),
      file: await by.call(getClientFile, { company_id }),
      snapshot: snapshotId && (await by.call(getClientFile, { company_id, snapshotId })),
      history: await by.call(getFileHistory, { id: document }),
      difference: await by.call(getDifference, difference),
      waiting: await by.call(listNotifications, { view: 'forConfirmation', company_id }),
      decided: await by.call(listNotifications, { view: 'history', company_id }),
      changes: await Promise.all(changes.map((id) => by.call(getNotification, { id }))),
    };
    return {
      ...Object.fromEntries(Object.entries(answers).map(([way, answer]) => [way, JSON.stringify(answer ?? '')])),
      pdf: isPdf ? pdfText(Buffer.from(await printed.arrayBuffer())).replaceAll(/\s+/g, ' ') : '',
    };
  }

  function expectOwn(role: Role, ways: Record<string, string>): void {
    for (const field of GUARDED) {
      const { name, readers } = field;
      const isText = typeof written(field) === 'object';
      if (readers.includes(role)) {
        expect(ways.document).toContain(isText ? markOf(field) : `"${name}"`);
        continue;
      }
      for (const [way, said] of Object.entries(ways)) {
        const leaks = said.includes(markOf(field)) || new RegExp(`"${name}\\\\*"`).test(said);
        expect({ role, name, way, leaks }).toEqual({ role, name, way, leaks: false });
      }
    }
  }
});

describe('Z4: the second factor and the password', () => {
  it('Z4: are in no answer about a person, whoever asks', async () => {
    const { tenant } = await newOffice();
    const owner = await addUser(tenant, 'TRUST_OFFICER');
    const { secret } = succeeded(await owner.call(identity.setUpTwoFactor, {}));
    for (const role of ROLE_NAMES) {
      const by =
        role === 'ADMINISTRATOR' ? tenant.admin : await addUser(tenant, role, role === 'CLIENT' ? [] : undefined);
      const answers = [
        await by.call(identity.getUser, { id: owner.id }),
        await by.call(identity.getAccount, { id: owner.id }),
        await by.call(identity.listAccounts, {}),
        await by.call(identity.getUser, {}),
      ];
      const said = JSON.stringify(answers.map(({ body }) => body));
      expect(said).not.toContain(secret);
      expect(said).not.toMatch(/argon2|password_hash|"secret"/);
    }
  });
});
