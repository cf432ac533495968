import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { RoleSelect } from '../users/role-select';
import { text } from './texts';
import type { SettingsFormOf } from './use-settings-form';

/** Which of the provider's groups has which user type here, in their order. */
export function GroupRoles({ form }: { form: SettingsFormOf }) {
  const add = () => form.insertListItem('groups', { group: '', type: 'DATA_CONTROLLER' });
  return (
    <Stack gap="sm">
      <TextInput label={text.groupsClaim} {...form.getInputProps('groups_claim')} />
      <Text size="sm" c="dimmed">
        {text.groupsHint}
      </Text>
      {form.values.groups.map((_, at) => (
        <Group key={at} align="end" gap="sm">
          <TextInput label={text.group} flex={1} miw={160} {...form.getInputProps(`groups.${at}.group`)} />
          <RoleSelect {...form.getInputProps(`groups.${at}.type`)} />
          <Button
            variant="default"
            aria-label={`${text.removeGroup} ${at + 1}`}
            onClick={() => form.removeListItem('groups', at)}
          >
            {text.removeGroup}
          </Button>
        </Group>
      ))}
      <Group>
        <Button variant="default" onClick={add}>
          {text.addGroup}
        </Button>
      </Group>
    </Stack>
  );
}
