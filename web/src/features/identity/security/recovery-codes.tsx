import { plural } from '@dossier/proto/texts/define';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '@/components/copy-button';
import { Dialog } from '@/components/dialog/dialog';
import { Section } from '@/components/section';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { PasswordDialog } from '../frame/password-dialog';
import { text } from '../profile/texts';
import classes from './security.module.css';

/** How many recovery codes are left, and ten new ones. */
export function RecoveryCodes({ left }: { left: number }) {
  const [asking, setAsking] = useState(false);
  const make = useWrite(
    (currentPassword: string) => answer(api.POST('/api/v1/user/recovery-codes', { body: { currentPassword } })),
    {
      invalidates: () => [keys.security],
      onSuccess: () => setAsking(false),
      onError: ({ retryable }) => !retryable,
    },
  );
  const action = (
    <Button variant="default" onClick={() => setAsking(true)}>
      {text.security.codesMake}
    </Button>
  );
  return (
    <Section title={text.security.codes} actions={action}>
      <Text c="dimmed">{left > 0 ? plural(left, text.security.codesLeft) : text.security.codesNone}</Text>
      {asking && (
        <PasswordDialog
          title={text.security.codesTitle}
          verb={text.security.codesMake}
          write={make}
          onClose={() => setAsking(false)}
        >
          <Text>{text.security.codesHint}</Text>
        </PasswordDialog>
      )}
      {make.data && <Shown codes={make.data.codes} onClose={make.reset} />}
    </Section>
  );
}

/** The codes, once: neither Escape nor a click beside closes them, nor a key, as no button has the focus. */
const Shown = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog
    name="recovery-codes"
    onClose={onClose}
    title={text.security.codes}
    size={440}
    withCloseButton={false}
    closeOnEscape={false}
    closeOnClickOutside={false}
  >
    <Stack gap="md">
      <Text>{text.security.codesShown}</Text>
      <div className={classes.codes}>
        {codes.map((code) => (
          <Text key={code} component="code" ff="monospace">
            {code}
          </Text>
        ))}
      </div>
      <Group justify="space-between">
        <CopyButton value={codes.join('\n')} />
        <Button onClick={onClose}>{text.security.codesDone}</Button>
      </Group>
    </Stack>
  </Dialog>
);
