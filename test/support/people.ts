import { randomBytes, randomUUID } from 'node:crypto';
import { createAccount, getUser, login, register } from '@dossier/proto/calls/identity';
import type { Role } from '@dossier/proto/permissions/roles';
import { type Answer, type Api, api } from './api.js';
import { codeOf } from './totp.js';

export type Person = { id: string; username: string; email: string; password: string; token: string; call: Api };
/** A fresh company with its first user. */
export type Tenant = { admin: Person };

export const newPassword = (): string => randomBytes(9).toString('base64url');
export const newEmail = (): string => `${randomUUID()}@example.com`;

/** Registers a new company; its administrator is signed in. */
export async function newTenant(username = 'Ada Admin'): Promise<Tenant> {
  const [email, password] = [newEmail(), newPassword()];
  const { token } = succeeded(await api()(register, { username, email, password }));
  return { admin: await person({ username, email, password, token }) };
}

/** Adds a colleague of that role and signs the colleague in. */
export async function addUser(tenant: Tenant, type: Role, company_ids?: string[]): Promise<Person> {
  const [email, password, username] = [newEmail(), newPassword(), `Test ${type}`.slice(0, 20)];
  succeeded(await tenant.admin.call(createAccount, { username, email, password, type, company_ids }));
  const { token } = await signIn(email, password);
  return person({ username, email, password, token });
}

/** Signs in, completing the two-factor set-up where the role needs it. */
export async function signIn(email: string, password: string): Promise<{ token: string; secret?: string }> {
  const first = succeeded(await api()(login, { email, password }));
  if (first.token) return { token: first.token };
  if (!first.secret) throw new Error(`Sign-in of ${email} asks for ${first.challenge}`);
  const { secret } = first;
  // The code before the current one, so that a test can use the current one next. It may have grown old on the way.
  const enter = () => api()(login, { email, password, token: codeOf(secret, 1) });
  const answer = await enter();
  const second = succeeded(answer.body.code === 'identity.code.wrong' ? await enter() : answer);
  if (!second.token) throw new Error(`Sign-in of ${email} did not end`);
  return { token: second.token, secret };
}

/** The body of a call that has to work in the arrangement of a test. */
export function succeeded<Out>({ status, body }: Answer<Out>): Out {
  if (status !== 200) throw new Error(`Expected success, got ${status} ${JSON.stringify(body)}`);
  return body;
}

async function person(known: Omit<Person, 'id' | 'call'>): Promise<Person> {
  const call = api(known.token);
  const { user } = succeeded(await call(getUser));
  return { ...known, id: user._id, call };
}
