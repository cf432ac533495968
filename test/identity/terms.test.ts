import { getTerms, listTermsAgreements, listTermsVersions, register, saveTerms } from '@dossier/proto/calls/identity';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, api } from '../support/api.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { newEmail, newPassword, newTenant, signIn, succeeded } from '../support/people.js';
import { makeSuperUser } from '../support/super-user.js';

const delta = (text: string) => ({ ops: [{ insert: `${text}\n` }] });

describe('the versions of the terms', () => {
  let root: Api;
  beforeAll(async () => {
    const { email, password } = await makeSuperUser();
    root = api((await signIn(email, password)).token);
  }, 60_000);

  it('are kept, with who agreed to which and when', async () => {
    const before = succeeded(await api()(getTerms)).terms;
    const person = { username: 'Ada Admin', email: newEmail(), password: newPassword() };
    succeeded(await api()(register, person));
    const structure = {
      ops: [{ insert: 'Terms' }, { insert: '\n', attributes: { header: 1, onclick: 'x' } }, { insert: 'New ones\n' }],
    };
    const { terms } = succeeded(await root(saveTerms, { structure: JSON.stringify(structure), content: 'other' }));
    expect(terms).toMatchObject({ version: before.version + 1, content: 'Terms\nNew ones\n' });
    expect(JSON.stringify(terms.structure)).not.toContain('onclick');
    expect(succeeded(await api()(getTerms)).terms.version).toBe(terms.version);
    const { versions } = succeeded(await root(listTermsVersions));
    expect(versions.slice(0, 2).map(({ version }) => version)).toEqual([terms.version, before.version]);
    expect(versions[0]).toMatchObject({ by: 'Olivia Operator', agreed: 0 });
    expect(versions[1]?.agreed).toBeGreaterThan(0);
    const { agreements, count } = succeeded(await root(listTermsAgreements, { version: before.version }));
    expect(agreements[0]).toMatchObject({ username: 'Ada Admin', email: person.email, at: expect.any(String) });
    expect(count).toBe(versions[1]?.agreed);
    expect(succeeded(await root(listTermsAgreements, { version: terms.version + 1 })).count).toBe(0);
    succeeded(await root(saveTerms, { structure: before.structure }));
  });

  it('are the super user’s alone', async () => {
    const { admin } = await newTenant();
    for (const call of [saveTerms, listTermsVersions, listTermsAgreements] as const) {
      const input = { structure: delta('x'), version: 1 };
      expectFailure(await admin.call(call, input), 403, 'permission.denied');
      expectFailure(await api()(call, input), 401, 'session.missing');
    }
  });

  it('are never empty, and a wrong question is named', async () => {
    for (const structure of [delta(' '), 'text', { ops: [{ insert: { image: 'x' } }] }, null])
      expectInvalid(await root(saveTerms, { structure }), 'structure');
    expectInvalid(await root(saveTerms, { structure: delta('x'), content: 1, colour: 'red' }), 'content', 'colour');
    expectInvalid(await root(listTermsAgreements, { version: 0, page: 'x' }), 'version', 'page');
    expectInvalid(await root(listTermsVersions, { version: 1 }), 'version');
  });
});
