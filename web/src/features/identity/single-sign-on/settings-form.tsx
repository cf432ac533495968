import { Button, Group, Select, Stack, Switch, TagsInput, Text, TextInput } from '@mantine/core';
import { Section } from '@/components/section';
import { UnsavedGuard } from '@/components/unsaved-guard';
import type { components } from '@/lib/api/schema';
import { RoleSelect } from '../users/role-select';
import { GroupRoles } from './group-roles';
import { ProviderFields } from './provider-fields';
import { text } from './texts';
import { useSettingsForm } from './use-settings-form';

export type Settings = components['schemas']['SingleSignOnView'];

const PEOPLE = () => [
  { value: 'known', label: text.known },
  { value: 'just_in_time', label: text.justInTime },
];

/** All of it is saved together. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const { form, save } = useSettingsForm(settings);
  const { people, enabled, password_off } = form.values;
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate>
      <Stack gap="lg">
        <Section title={text.provider}>
          <ProviderFields form={form} settings={settings} />
        </Section>
        <Section title={text.peopleTitle}>
          <Stack gap="md">
            <TagsInput label={text.domains} description={text.domainsHint} {...form.getInputProps('domains')} />
            <Select label={text.people} data={PEOPLE()} allowDeselect={false} {...form.getInputProps('people')} />
            <GroupRoles form={form} />
            {people === 'just_in_time' && (
              <div>
                <Text size="sm">{text.defaultType}</Text>
                <RoleSelect {...form.getInputProps('default_type')} />
              </div>
            )}
            <TextInput
              label={text.secondFactor}
              description={text.secondFactorHint}
              {...form.getInputProps('second_factor')}
            />
          </Stack>
        </Section>
        <Section title={text.passwordTitle}>
          <Stack gap="md">
            <Switch
              label={text.passwordOff}
              checked={password_off}
              onChange={({ currentTarget }) => form.setFieldValue('password_off', currentTarget.checked)}
            />
            <TextInput
              label={text.breakGlass}
              description={text.breakGlassHint}
              type="email"
              {...form.getInputProps('break_glass')}
            />
          </Stack>
        </Section>
        <Group justify="space-between">
          <Switch
            label={text.enabled}
            checked={enabled}
            onChange={({ currentTarget }) => form.setFieldValue('enabled', currentTarget.checked)}
          />
          <Button type="submit" loading={save.isPending}>
            {text.save}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard dirty={form.isDirty()} />
    </form>
  );
}
