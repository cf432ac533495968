import { Button, Stack } from '@mantine/core';
import { Notice } from '@/components/notice';
import { useUser } from '@/lib/me';
import { useAskMail } from '../recovery/use-ask-mail';
import { WaitNotice } from '../recovery/wait-notice';
import { text } from './texts';

/** Asks to confirm the e-mail address for as long as that was not done. */
export function Attention() {
  const { email, email_verified } = useUser();
  const { ask, busy, waitSeconds } = useAskMail('verify');
  if (email_verified) return null;
  return (
    <Stack gap="xs" mb="md">
      <Notice
        tone="pending"
        title={text.attention}
        actions={
          <Button variant="default" loading={busy} onClick={() => ask(email)}>
            {text.verify}
          </Button>
        }
      >
        {text.unverified(email)}
      </Notice>
      {waitSeconds !== undefined && <WaitNotice key={waitSeconds} seconds={waitSeconds} />}
    </Stack>
  );
}
