import { SUBJECT_TYPES } from '@dossier/proto/rules/screening';
import { Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { DateField } from '@/components/date-field';
import { Dialog } from '@/components/dialog/dialog';
import { SearchSelect } from '@/components/search-select';
import { countryOptions } from '@/lib/country-options';
import { text as common } from '@/lib/texts/common';
import type { ScreeningAnswer } from '@/screening/answer';
import { text } from '@/screening/texts';
import { type RequestFields, useRequestForm } from './request-form';
import { useRequest } from './use-request';

type RequestDialogProps = {
  clientId: string;
  opened: boolean;
  onClose: () => void;
  onFound: (answer: ScreeningAnswer) => void;
};

/** Asks for a person or an organisation and screens it. */
export const RequestDialog = (props: RequestDialogProps) => (
  <Dialog name="request-screening" opened={props.opened} onClose={props.onClose} title={text.titles.create}>
    <RequestForm {...props} />
  </Dialog>
);

type Form = ReturnType<typeof useRequestForm>['form'];

function RequestForm({ clientId, onClose, onFound }: RequestDialogProps) {
  const { form, submit } = useRequestForm();
  const request = useRequest(clientId, { onFound, onFieldErrors: form.setErrors });
  return (
    <form onSubmit={submit((fields) => request.mutate(fields))} noValidate>
      <Stack gap="md">
        <SegmentedControl
          aria-label={text.fields.kind}
          data={SUBJECT_TYPES.map((value) => ({ value, label: text.kinds[value] }))}
          value={form.values.type}
          onChange={(type) => {
            form.clearErrors();
            form.setFieldValue('type', type as RequestFields['type']);
          }}
        />
        {form.values.type === 'person' ? <PersonFields form={form} /> : <OrganisationFields form={form} />}
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.actions.cancel}
        </Button>
        <Button type="submit" loading={request.isPending}>
          {text.actions.request}
        </Button>
      </Group>
    </form>
  );
}

const PersonFields = ({ form }: { form: Form }) => (
  <>
    <TextInput label={text.fields.first_name} data-autofocus maxLength={200} {...form.getInputProps('firstname')} />
    <TextInput label={text.fields.surname} maxLength={200} {...form.getInputProps('surname')} />
    <DateField
      label={text.fields.date_of_birth}
      value={form.values.dob}
      onChange={(dob) => form.setFieldValue('dob', dob)}
      error={form.errors.dob}
    />
    <Country label={text.fields.nationality} form={form} />
  </>
);

const OrganisationFields = ({ form }: { form: Form }) => (
  <>
    <TextInput label={text.fields.name} data-autofocus maxLength={200} {...form.getInputProps('name')} />
    <Country label={text.fields.country} form={form} />
  </>
);

const Country = ({ label, form }: { label: string; form: Form }) => (
  <SearchSelect label={label} data={countryOptions()} {...form.getInputProps('nationality')} />
);
