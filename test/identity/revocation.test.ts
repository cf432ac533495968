import { deleteAccount, getUser, login, logout, updateAccount } from '@dossier/proto/calls/identity';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';

const LIVES_ON_MS = 1_000;
/** What a busy machine adds to a request. */
const SLACK_MS = 500;

/** Milliseconds until a token that is used all the time is refused for good. */
async function untilRefused({ call }: Person): Promise<number> {
  const start = Date.now();
  let last = start;
  while (Date.now() - start < 3 * LIVES_ON_MS) {
    if ((await call(getUser)).status === 200) last = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await call(getUser)).status).toBe(403);
  return last - start;
}

describe('a session that was ended', () => {
  it.each([
    ['signing out', (_: Person, person: Person) => person.call(logout)],
    ['disabling', (admin: Person, { id }: Person) => admin.call(updateAccount, { user_id: id, disabled: true })],
    ['deleting', (admin: Person, { id }: Person) => admin.call(deleteAccount, { user_id: id })],
    [
      'resetting two factors',
      (admin: Person, { id }: Person) =>
        admin.call(updateAccount, { user_id: id, reset_two_factor: true, currentPassword: admin.password }),
    ],
  ] as const)(
    'by %s is refused within a second, and no other is',
    async (_, end) => {
      const tenant = await newTenant();
      const [person, bystander] = [await addUser(tenant, 'DATA_PROCESSOR'), await addUser(tenant, 'TRUST_OFFICER')];
      expect((await person.call(getUser)).status).toBe(200);
      succeeded<object>(await end(tenant.admin, person));
      expect(await untilRefused(person)).toBeLessThanOrEqual(LIVES_ON_MS + SLACK_MS);
      expect((await bystander.call(getUser)).status).toBe(200);
    },
    20_000,
  );
});

describe('a disabled user', () => {
  it('cannot sign in until enabled again, and reads nothing of why', async () => {
    const tenant = await newTenant();
    const { id, email, password } = await addUser(tenant, 'DATA_PROCESSOR');
    succeeded(await tenant.admin.call(updateAccount, { user_id: id, disabled: true }));
    expectFailure(await api()(login, { email, password }), 401, 'identity.credentials.wrong');
    succeeded(await tenant.admin.call(updateAccount, { user_id: id, disabled: false }));
    expect(succeeded(await api()(login, { email, password })).token).toBeDefined();
  });
});
