import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { Section } from '@/components/section';
import { StatePill } from '@/components/state-pill';
import { answer, api } from '@/lib/api/client';
import { useUser } from '@/lib/me';
import { useTwoFactorSetUp } from '@/lib/two-factor-store';
import { useWrite } from '@/lib/use-write';
import { PasswordDialog } from '../frame/password-dialog';
import { text } from '../profile/texts';
import { text as identity } from '../texts';
import { SetUp } from '../two-factor/set-up';

/** Whether a code is asked for at sign-in; set up here, or moved to another app. */
export function TwoFactor({ enabled }: { enabled: boolean }) {
  const [replacing, setReplacing] = useState(false);
  const setUp = useTwoFactorSetUp((state) => state.open);
  const action = enabled ? (
    <Button variant="default" onClick={() => setReplacing(true)}>
      {text.security.replace}
    </Button>
  ) : (
    <Button onClick={setUp}>{text.security.start}</Button>
  );
  return (
    <Section
      title={text.security.twoFactor}
      state={
        <StatePill state={enabled ? 'approved' : 'draft'} label={enabled ? identity.users.on : identity.users.off} />
      }
      actions={action}
    >
      <Text c="dimmed">{enabled ? text.security.twoFactorOn : text.security.twoFactorOff}</Text>
      {replacing && <Replace onClose={() => setReplacing(false)} />}
    </Section>
  );
}

function Replace({ onClose }: { onClose: () => void }) {
  const { email } = useUser();
  const start = useWrite(
    (currentPassword: string) => answer(api.POST('/api/v1/user/set-up-two-fa', { body: { currentPassword } })),
    { onError: ({ retryable }) => !retryable },
  );
  if (!start.data)
    return (
      <PasswordDialog title={text.security.replaceTitle} verb={text.security.replace} write={start} onClose={onClose}>
        <Text>{text.security.replaceHint}</Text>
      </PasswordDialog>
    );
  return (
    <Dialog
      name="replace-two-factor"
      onClose={onClose}
      title={identity.twoFactor.title}
      size={440}
      closeOnClickOutside={false}
    >
      <SetUp secret={start.data.secret} email={email} intro={text.security.replaceHint} onDone={onClose} />
    </Dialog>
  );
}
