import type { ApiError } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { useSession } from '@/lib/session';
import { useWrite } from '@/lib/use-write';
import { text } from '../texts';

type Registration = { username: string; email: string; password: string };

/** A 401 is about the e-mail; a 400 names its fields. */
const fieldErrors = (error: ApiError): Record<string, string> | undefined => {
  if (error.status === 401) return { email: error.message };
  return Object.keys(error.errors).length > 0 ? error.errors : undefined;
};

/** Registers and signs in. `onFieldErrors` gets what the form shows itself. */
export function useRegister(onFieldErrors: (errors: Record<string, string>) => void) {
  const start = useSession((session) => session.start);
  return useWrite((input: Registration) => answer(api.POST('/api/v1/register', { body: input })), {
    failure: text.register.failed,
    onSuccess: ({ token }) => start(token),
    onError: (error) => {
      const errors = fieldErrors(error);
      if (errors) onFieldErrors(errors);
      return errors !== undefined;
    },
  });
}
