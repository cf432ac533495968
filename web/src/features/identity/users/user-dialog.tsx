import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { Dialog } from '@/components/dialog/dialog';
import { useKeptForm } from '@/lib/kept-form';
import { useUser } from '@/lib/me';
import { text as common } from '@/lib/texts/common';
import { text } from '../texts';
import { ClientPicker } from './client-picker';
import { EntryChoice } from './entry-choice';
import { PasswordField } from './password-field';
import type { Account } from './queries';
import { RoleSelect } from './role-select';
import { useSaveUser } from './use-save-user';
import { checks, fieldsOf, type UserFields } from './user-form';

type UserDialogProps = { account?: Account; opened: boolean; onClose: () => void };

/** Adds a user, or edits the given one. What is typed survives a reload, but for the password. */
export const UserDialog = ({ account, opened, onClose }: UserDialogProps) => (
  <Dialog name="user" opened={opened} onClose={onClose} title={account ? text.users.editTitle : text.users.addTitle}>
    <UserForm account={account} onClose={onClose} />
  </Dialog>
);

function UserForm({ account, onClose }: { account?: Account; onClose: () => void }) {
  const self = useUser();
  // Nobody takes the own administration away.
  const setsRole = self.type === 'ADMINISTRATOR' && account?._id !== self._id;
  const form = useKeptForm<UserFields>(`user.${account?._id ?? 'new'}`, {
    initialValues: fieldsOf(account),
    secret: ['password', 'currentPassword'],
    validate: checks({ password: !account, role: setsRole }),
    clearInputErrorOnChange: true,
  });
  const isNewOwnEmail =
    account?._id === self._id && form.values.email.trim().toLowerCase() !== account.email?.toLowerCase();
  const leave = () => {
    form.forget();
    onClose();
  };
  const save = useSaveUser(account, setsRole, { onSaved: leave, onFieldErrors: form.setErrors });
  return (
    <form onSubmit={form.onSubmit((fields) => save.mutate(fields))} noValidate>
      <Stack gap="md">
        <TextInput label={text.fields.username} data-autofocus {...form.getInputProps('username')} />
        <TextInput label={text.fields.email} type="email" autoComplete="off" {...form.getInputProps('email')} />
        {isNewOwnEmail && (
          <PasswordInput
            label={text.fields.currentPassword}
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        )}
        {!account && (
          <EntryChoice invites={form.values.invites} onChange={(invites) => form.setFieldValue('invites', invites)} />
        )}
        {!account && !form.values.invites && <PasswordField {...form.getInputProps('password')} />}
        {setsRole && <RoleSelect {...form.getInputProps('type')} />}
        {form.values.type === 'CLIENT' && <ClientPicker {...form.getInputProps('company_ids')} />}
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={leave}>
          {common.actions.cancel}
        </Button>
        <Button type="submit" disabled={save.isPending}>
          {submitLabel(account, save.isPending)}
        </Button>
      </Group>
    </form>
  );
}

const submitLabel = (account: Account | undefined, saving: boolean) => {
  if (saving) return common.actions.saving;
  return account ? common.actions.save : text.users.create;
};
