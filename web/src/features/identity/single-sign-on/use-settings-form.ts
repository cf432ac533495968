import { useForm } from '@mantine/form';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import type { Settings } from './settings-form';
import { text } from './texts';

type Body = components['schemas']['SaveSingleSignOn'];
type Fields = Body & { client_secret: string };

/** Without what the server says of itself; the secret is never shown. */
function fieldsOf({ has_secret: _, redirect_uri: __, ...settings }: Settings): Fields {
  return { ...settings, groups_claim: settings.groups_claim || 'groups', client_secret: '' };
}

export function useSettingsForm(settings: Settings) {
  const form = useForm<Fields>({
    initialValues: fieldsOf(settings),
    validate: {
      issuer: (value) => (value.trim() ? null : text.errors.issuer),
      client_id: (value) => (value.trim() ? null : text.errors.clientId),
      domains: (value) => (value.length > 0 ? null : text.errors.domains),
    },
    clearInputErrorOnChange: true,
  });
  const save = useWrite(
    ({ client_secret, default_type, ...fields }: Fields) => {
      const secret = client_secret ? { client_secret } : {};
      const body = { ...fields, ...secret, default_type: default_type ?? '' };
      return answer(api.POST('/api/v1/single-sign-on', { body }));
    },
    {
      success: text.saved,
      invalidates: () => [keys.singleSignOn],
      onSuccess: ({ settings: saved }) => {
        form.setInitialValues(fieldsOf(saved));
        form.setValues(fieldsOf(saved));
      },
      onError: ({ errors }) => {
        form.setErrors(errors);
        return Object.keys(errors).length > 0;
      },
    },
  );
  return { form, save };
}

export type SettingsFormOf = ReturnType<typeof useSettingsForm>['form'];
