import { isEmail } from '@dossier/proto/rules/email';
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinkPurpose } from '@/due-diligence/link-address';
import { everyForm } from '@/due-diligence/queries';
import { text, words } from '@/due-diligence/texts';
import { answer, api } from '@/lib/api/client';
import { useWrite } from '@/lib/use-write';
import { visitorSettingsQuery } from '../queries';

type SendLinkProps = { id: string; purpose: LinkPurpose; sentTo?: string };

/** Sends a link to an address; that of the form may be reminded of. */
export function SendLink({ id, purpose, sentTo = '' }: SendLinkProps) {
  const [email, setEmail] = useState(sentTo);
  const [remind, setRemind] = useState(true);
  const [attempted, setAttempted] = useState(false);
  const { data: settings } = useQuery(visitorSettingsQuery());
  const reminds = purpose === 'due_diligence_form' && settings?.reminders === true;
  const send = useWrite(
    () =>
      answer(api.POST('/api/v1/due-diligence/link/send', { body: { id, purpose, email, remind: reminds && remind } })),
    { success: text.notices.linkSent, invalidates: () => [everyForm] },
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempted(true);
        if (isEmail(email)) send.mutate(undefined);
      }}
    >
      <Stack gap={4} mt={8}>
        <Group gap="xs" align="flex-start">
          <TextInput
            size="xs"
            type="email"
            aria-label={`${text.links.email}: ${text.links[purpose]}`}
            placeholder={text.links.email}
            value={email}
            error={attempted && !isEmail(email) && words.validation.email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" size="xs" variant="default" loading={send.isPending}>
            {text.links.send}
          </Button>
        </Group>
        {reminds && (
          <Checkbox
            size="xs"
            label={text.links.remind}
            checked={remind}
            onChange={(event) => setRemind(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </form>
  );
}
