import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { type ProfileForm, trimmed } from './profile-form';
import { text } from './texts';

type Save = { form: ProfileForm; currentPassword?: string };

/** Saves the whole profile. Sentences of single fields go to `onFieldErrors`; one about the password stays with its dialog. */
export const useSaveProfile = (onSaved: () => void, onFieldErrors: (errors: Record<string, string>) => void) =>
  useWrite(
    ({ form, currentPassword }: Save) =>
      answer(api.PUT('/api/v1/save-user-changes', { body: { ...trimmed(form), currentPassword } })),
    {
      success: text.saved,
      failure: text.failed,
      invalidates: () => [keys.me, keys.accounts],
      onSuccess: onSaved,
      onError: ({ code, errors }) => {
        if (code === 'identity.password.wrong' || code === 'identity.account.locked') return true;
        onFieldErrors(errors);
        return Object.keys(errors).length > 0;
      },
    },
  );
