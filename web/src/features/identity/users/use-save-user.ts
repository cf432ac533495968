import type { Role } from '@dossier/proto/permissions/roles';
import type { ApiError } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { text } from '../texts';
import type { Account } from './queries';
import type { UserFields } from './user-form';

type Body = { username: string; email: string; type?: Role; company_ids?: string[] };

const bodyOf = ({ username, email, type, company_ids }: UserFields, setsRole: boolean): Body => ({
  username: username.trim(),
  email: email.trim(),
  type: setsRole && type ? type : undefined,
  company_ids: type === 'CLIENT' ? company_ids : undefined,
});

const create = (body: Body, password: string | undefined) =>
  answer(api.POST('/api/v1/user/account/create', { body: { ...body, password } }));
const update = (body: Body, user_id: string, currentPassword: string | undefined) =>
  answer(api.POST('/api/v1/user/account/update', { body: { ...body, user_id, currentPassword } }));

/** Adds a user, or saves the given one. Field messages of the server go to `onFieldErrors`. */
export function useSaveUser(
  account: Account | undefined,
  setsRole: boolean,
  handlers: { onSaved: () => void; onFieldErrors: (errors: Record<string, string>) => void },
) {
  const save = (fields: UserFields) => {
    const body = bodyOf(fields, setsRole);
    return account
      ? update(body, account._id, fields.currentPassword || undefined)
      : create(body, fields.invites ? undefined : fields.password);
  };
  return useWrite(save, {
    success: account ? text.users.updated : text.users.created,
    failure: account && unlessExplained(text.users.errors.update),
    invalidates: () => [keys.accounts, keys.me],
    onSuccess: handlers.onSaved,
    onError: (error: ApiError) => {
      const errors =
        error.code === 'identity.user.email_used' ? { email: error.message, ...error.errors } : error.errors;
      handlers.onFieldErrors(errors);
      return Object.keys(errors).length > 0;
    },
  });
}
