import { Button, FileInput, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '@/components/dialog/dialog';
import { FieldGrid } from '@/components/field-grid';
import { answer, api } from '@/lib/api/client';
import { text as common } from '@/lib/texts/common';
import { useWrite } from '@/lib/use-write';
import { text } from '../texts';

const codeLabels = () => ({
  contact_private: text.profiles.contactPrivate,
  contact_business: text.profiles.contactBusiness,
  phone_mobile: text.profiles.phoneMobile,
  phone_landline: text.profiles.phoneLandline,
  phone_fax: text.profiles.phoneFax,
});

const EMPTY = {
  name: '',
  version: '',
  schema: null as File | null,
  code_lists: null as File | null,
  currency: 'XCG',
  activity_codes: 'SAR, STR, UTR',
  contact_private: '1',
  contact_business: '2',
  phone_mobile: 'M',
  phone_landline: 'L',
  phone_fax: 'F',
};

const needed = (value: unknown) => (value ? null : text.profiles.needed);

/** Takes the files of an FIU; what the server finds wrong with them stands at its field. */
export function LoadProfile({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initialValues: EMPTY,
    validate: { name: needed, version: needed, schema: needed, currency: needed },
    clearInputErrorOnChange: true,
  });
  const load = useWrite(
    async ({ schema, code_lists, activity_codes, ...said }: typeof EMPTY) => {
      const codes = activity_codes.split(/[\s,;]+/).filter(Boolean);
      const body = {
        ...said,
        activity_codes: codes,
        schema: (await schema?.text()) ?? '',
        ...(code_lists && { code_lists: await code_lists.text() }),
      };
      return answer(api.POST('/api/v1/fiu-profiles/load', { body }));
    },
    {
      success: text.profiles.loadedDone,
      invalidates: () => [['fiu', 'profiles']],
      onSuccess: onClose,
      onError: ({ errors }) => {
        form.setErrors(errors);
        return Object.keys(errors).length > 0;
      },
    },
  );
  return (
    <Dialog name="load-profile" onClose={onClose} title={text.profiles.loadTitle} size={620}>
      <form onSubmit={form.onSubmit((said) => load.mutate(said))} noValidate>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {text.profiles.loadHint}
          </Text>
          <FieldGrid>
            <TextInput
              label={text.profiles.name}
              maxLength={100}
              withAsterisk
              data-autofocus
              {...form.getInputProps('name')}
            />
            <TextInput label={text.profiles.version} maxLength={40} withAsterisk {...form.getInputProps('version')} />
          </FieldGrid>
          <FileInput
            label={text.profiles.schemaFile}
            placeholder={text.profiles.chooseFile}
            accept=".xsd,.xml"
            withAsterisk
            {...form.getInputProps('schema')}
          />
          <FileInput
            label={text.profiles.listsFile}
            description={text.profiles.listsHint}
            placeholder={text.profiles.chooseFile}
            accept=".json"
            clearable
            {...form.getInputProps('code_lists')}
          />
          <FieldGrid>
            <TextInput label={text.profiles.currency} maxLength={10} withAsterisk {...form.getInputProps('currency')} />
            <TextInput
              label={text.profiles.activityCodes}
              title={text.profiles.activityHint}
              {...form.getInputProps('activity_codes')}
            />
            {Object.entries(codeLabels()).map(([field, label]) => (
              <TextInput key={field} label={label} maxLength={40} {...form.getInputProps(field)} />
            ))}
          </FieldGrid>
        </Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" loading={load.isPending}>
            {text.profiles.load}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
