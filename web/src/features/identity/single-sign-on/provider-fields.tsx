import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { CopyButton } from '@/components/copy-button';
import { Notice } from '@/components/notice';
import { answer, api } from '@/lib/api/client';
import { useWrite } from '@/lib/use-write';
import { text as identity } from '../texts';
import type { Settings } from './settings-form';
import { text } from './texts';
import type { SettingsFormOf } from './use-settings-form';

/** Which provider, as which client; whether it answers can be tried before anything is saved. */
export function ProviderFields({ form, settings }: { form: SettingsFormOf; settings: Settings }) {
  return (
    <Stack gap="md">
      <Text c="dimmed">{text.hint}</Text>
      <TextInput label={text.issuer} description={text.issuerHint} type="url" {...form.getInputProps('issuer')} />
      <TextInput label={text.clientId} autoComplete="off" {...form.getInputProps('client_id')} />
      <PasswordInput
        label={text.clientSecret}
        description={settings.has_secret ? text.secretKept : undefined}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': identity.login.showPassword }}
        {...form.getInputProps('client_secret')}
      />
      <TextInput
        label={text.redirectUri}
        readOnly
        value={settings.redirect_uri}
        rightSection={<CopyButton value={settings.redirect_uri} />}
        rightSectionWidth={44}
      />
      <Test issuer={form.values.issuer} />
    </Stack>
  );
}

function Test({ issuer }: { issuer: string }) {
  const test = useWrite((asked: string) =>
    answer(api.POST('/api/v1/single-sign-on/test', { body: { issuer: asked } })),
  );
  const { data } = test;
  return (
    <Stack gap="sm">
      <Group>
        <Button
          variant="default"
          disabled={!issuer.trim()}
          loading={test.isPending}
          onClick={() => test.mutate(issuer)}
        >
          {text.test}
        </Button>
      </Group>
      {data?.works && <Notice>{text.testWorks}</Notice>}
      {data && !data.works && <Notice tone="rejected">{text.testFailed(data.problem ?? '')}</Notice>}
    </Stack>
  );
}
