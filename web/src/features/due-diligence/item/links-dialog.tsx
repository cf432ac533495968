import { Button, Group, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Dialog } from '@/components/dialog/dialog';
import { LoadFailed } from '@/components/load-failed';
import { Moment } from '@/components/moment';
import { Waiting } from '@/components/waiting';
import type { LinkPurpose } from '@/due-diligence/link-address';
import { everyForm } from '@/due-diligence/queries';
import { StopReminders } from '@/due-diligence/stop-reminders';
import { text } from '@/due-diligence/texts';
import { answer, api } from '@/lib/api/client';
import { date } from '@/lib/format';
import { useWrite } from '@/lib/use-write';
import { copyLink } from '../copy-link';
import { SendLink } from './send-link';

const linksQuery = (id: string) =>
  queryOptions({
    queryKey: ['due-diligence', 'links', id],
    queryFn: () => answer(api.GET('/api/v1/due-diligence/{id}/links', { params: { path: { id } } })),
  });

/** Both links: until when they are good, a new one, an end; and who opened them when and from where. */
export function LinksDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(linksQuery(id));
  const invalidates = () => [everyForm];
  const renew = useWrite(
    (purpose: LinkPurpose) => answer(api.POST('/api/v1/due-diligence/link/renew', { body: { id, purpose } })),
    { success: text.notices.linkRenewed, invalidates },
  );
  const revoke = useWrite(
    (purpose: LinkPurpose) => answer(api.POST('/api/v1/due-diligence/link/revoke', { body: { id, purpose } })),
    { success: text.notices.linkRevoked, invalidates },
  );
  return (
    <Dialog name="due-diligence-links" onClose={onClose} title={text.dialogs.links} size={640}>
      {error && !data && <LoadFailed error={error} retry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      <Stack gap="md">
        {data?.links.map(({ purpose, token, ends, asks_code, code_to }) => (
          <div key={purpose}>
            <Text fw={500}>{text.links[purpose]}</Text>
            <Text size="sm" c="dimmed">
              {token ? text.links.until(date(ends)) : text.links.ended}
            </Text>
            {token && asks_code && <Text size="sm">{code_to ? text.links.codeTo(code_to) : text.links.noCode}</Text>}
            <Group gap="xs" mt={4}>
              {token && (
                <Button size="xs" variant="default" onClick={() => void copyLink(purpose, token)}>
                  {text.links.copy}
                </Button>
              )}
              <Button size="xs" variant="default" loading={renew.isPending} onClick={() => renew.mutate(purpose)}>
                {text.links.renew}
              </Button>
              {token && (
                <Button size="xs" variant="default" loading={revoke.isPending} onClick={() => revoke.mutate(purpose)}>
                  {text.links.revoke}
                </Button>
              )}
            </Group>
            {token && <SendLink key={data.sent_to ?? ''} id={id} purpose={purpose} sentTo={data.sent_to} />}
          </div>
        ))}
        {data?.sent_to && data.sent_at && (
          <Text size="sm" c="dimmed">
            {text.links.sent(data.sent_to, date(data.sent_at))}
          </Text>
        )}
        {data?.reminds && <StopReminders id={id} />}
        {data && (
          <div>
            <Text fw={500}>{text.links.openings}</Text>
            {data.openings.length === 0 && (
              <Text size="sm" c="dimmed">
                {text.links.neverOpened}
              </Text>
            )}
            {data.openings.map(({ purpose, at, ip, userAgent }) => (
              <Text size="sm" key={`${purpose}${at}`}>
                <Moment at={at} />: {[text.links[purpose], ip, userAgent].filter(Boolean).join(', ')}
              </Text>
            ))}
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
