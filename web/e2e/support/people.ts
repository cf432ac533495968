import { randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@dossier/proto/permissions/roles';
import { codeOf, freshStep } from '../../../test/support/totp';
import { post } from './system';

export type Person = { username: string; email: string; password: string; token: string; secret?: string; id?: string };

const newPassword = () => randomBytes(9).toString('base64url');
const newEmail = (name: string) =>
  `${name.toLowerCase().replaceAll(/[^a-z]/g, '') || 'user'}.${randomUUID().slice(0, 8)}@example.com`;

/** Signs in; a role that needs two-factor authentication completes its set-up. */
export async function signIn(email: string, password: string): Promise<{ token: string; secret?: string }> {
  const first = await post('login', { email, password });
  if (typeof first.token === 'string') return { token: first.token };
  const secret = String(first.secret);
  await freshStep(6_000);
  // The code of the half-minute before, so that the current one is still unused.
  const enter = () => post('login', { email, password, token: codeOf(secret, 1) });
  // On a busy machine a code grows old on the way; then there is a new one.
  const { token } = await enter().catch(enter);
  return { token: String(token), secret };
}

/** A new company with its administrator, signed in and past the two-factor set-up. */
export async function newAdministrator(username = 'Maria Jansen'): Promise<Person> {
  const [email, password] = [newEmail(username), newPassword()];
  await post('register', { username, email, password });
  return { username, email, password, ...(await signIn(email, password)) };
}

/** A colleague, added by the administrator and signed in. */
export async function newColleague(administrator: Person, type: Role, username: string): Promise<Person> {
  const [email, password] = [newEmail(username), newPassword()];
  const { user } = await post('user/account/create', { username, email, password, type }, administrator.token);
  const { _id } = user as { _id: string };
  return { id: _id, username, email, password, ...(await signIn(email, password)) };
}
