import type { LoginEntry } from '@dossier/proto/calls/identity-own-account';
import { LISTS } from '@dossier/proto/rules/limits';
import type { Model, Types } from 'mongoose';
import type { LoginRecord } from './login-history.schema.js';

/** The latest sign-ins of a user. */
export async function latestLogins(logins: Model<LoginRecord>, user_id: Types.ObjectId): Promise<LoginEntry[]> {
  const found = await logins.find({ user_id }).sort({ loginDate: -1 }).limit(LISTS.page).lean<LoginRecord[]>();
  return found.map(({ loginDate, ip, userAgent }) => ({ loginDate: loginDate.toISOString(), ip, userAgent }));
}
