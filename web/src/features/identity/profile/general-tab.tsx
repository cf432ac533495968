import { PROFILE_FIELDS, PROFILE_NAMES, type ProfileField, type ProfileGroup } from '@dossier/proto/rules/profile';
import { Button, Group, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { FieldGrid } from '@/components/field-grid';
import { Section } from '@/components/section';
import { UnsavedGuard } from '@/components/unsaved-guard';
import { useKeptForm } from '@/lib/kept-form';
import { useMe } from '@/lib/me';
import { text as common } from '@/lib/texts/common';
import { useToasts } from '@/lib/toasts';
import { PasswordDialog } from '../frame/password-dialog';
import { ProfileFieldInput } from './profile-field';
import { checkProfile, fieldsOf, isTooLong, type ProfileForm } from './profile-form';
import { text } from './texts';
import { useSaveProfile } from './use-save-profile';

const GROUPS: readonly ProfileGroup[] = ['user', 'address', 'phone'];

/** Who one is: user, address and phone, saved together. What is typed survives a reload. */
export function GeneralTab() {
  const me = useMe();
  const [confirming, setConfirming] = useState(false);
  const form = useKeptForm<ProfileForm>('profile', {
    initialValues: fieldsOf(me),
    validate: checkProfile,
    clearInputErrorOnChange: true,
  });
  const forget = () => {
    form.forget();
    form.resetDirty();
    setConfirming(false);
  };
  const save = useSaveProfile(forget, (errors) => {
    setConfirming(false);
    form.setErrors(errors);
  });
  const submit = (values: ProfileForm) =>
    values.email.trim().toLowerCase() === me.user.email ? save.mutate({ form: values }) : setConfirming(true);
  return (
    <form onSubmit={form.onSubmit(submit, focusFirst)} noValidate>
      {GROUPS.map((group) => (
        <ProfileSection key={group} group={group} form={form} />
      ))}
      <Group justify="flex-end" mt="md" data-form-end>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? common.actions.saving : common.actions.save}
        </Button>
      </Group>
      <UnsavedGuard dirty={form.isDirty()} onLeave={form.forget} />
      {confirming && (
        <PasswordDialog
          title={text.emailTitle}
          verb={common.actions.save}
          write={{
            ...save,
            variables: save.variables?.currentPassword,
            mutate: (currentPassword) => save.mutate({ form: form.getValues(), currentPassword }),
          }}
          onClose={() => setConfirming(false)}
        >
          <Text>{text.passwordForEmail}</Text>
        </PasswordDialog>
      )}
    </form>
  );
}

function ProfileSection({ group, form }: { group: ProfileGroup; form: UseFormReturnType<ProfileForm> }) {
  const names = PROFILE_NAMES.filter((name) => PROFILE_FIELDS[name].group === group);
  const enter = (name: ProfileField) => (value: string) => {
    form.setFieldValue(name, value);
    if (!isTooLong(name, value)) return;
    form.setFieldError(name, text.tooLong);
    useToasts.getState().show({ type: 'error', message: text.tooLong });
  };
  return (
    <Section title={text.groups[group]}>
      <FieldGrid>
        {names.map((name) => (
          <div key={name} data-field={name}>
            <ProfileFieldInput
              name={name}
              value={form.values[name]}
              error={form.errors[name] as string | undefined}
              onChange={enter(name)}
            />
          </div>
        ))}
      </FieldGrid>
    </Section>
  );
}

/** The first field that is wrong gets the focus. */
function focusFirst(errors: Record<string, unknown>): void {
  const first = PROFILE_NAMES.find((name) => name in errors);
  document.querySelector<HTMLInputElement>(`[data-field="${first}"] input`)?.focus();
}
