import { plural } from '@dossier/proto/texts/define';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { answer, api } from '@/lib/api/client';
import { date } from '@/lib/format';
import { useWrite } from '@/lib/use-write';
import { everyForm } from '../queries';
import { text } from '../texts';
import { WhoConfirms } from './who-confirms';

/** Of something that was filled in from the client file: what became of it. */
export type Looked = { changed?: readonly string[]; confirmed_at?: string; confirmed_by?: string };

type UnchangedProps = {
  /** The form that a signed-in person looks at; a visitor's own without it. */
  id?: string;
  part: string;
  /** What it is called, for who cannot see where the button stands. */
  of: string;
  looked: Looked;
  editable: boolean;
};

/** Says that nothing (else) has changed, or takes that back. The first time a visitor says who that is. */
export function Unchanged({ id, part, of, looked, editable }: UnchangedProps) {
  const [asking, setAsking] = useState(false);
  const say = useWrite(
    ({ unchanged, name }: { unchanged: boolean; name?: string }) =>
      answer(api.POST('/api/v1/due-diligence/confirm', { body: { id, part, unchanged, name } })),
    {
      invalidates: () => [everyForm],
      onSuccess: () => setAsking(false),
      onError: ({ errors }) => {
        if ('name' in errors) setAsking(true);
        return 'name' in errors;
      },
    },
  );
  const { confirmed_at, confirmed_by = '', changed = [] } = looked;
  const verb = changed.length > 0 ? text.refresh.restUnchanged : text.refresh.unchanged;
  return (
    <Group gap="xs">
      <Text size="sm" c={confirmed_at ? undefined : 'dimmed'}>
        {changed.length > 0 && `${plural(changed.length, text.refresh.changed)}. `}
        {confirmed_at ? text.refresh.confirmed(date(confirmed_at), confirmed_by) : text.refresh.waits}
      </Text>
      {editable && (
        <Button
          size="compact-sm"
          variant={confirmed_at ? 'default' : 'filled'}
          loading={say.isPending}
          aria-label={text.refresh.unchangedOf(confirmed_at ? text.refresh.takeBack : verb, of)}
          onClick={() => say.mutate({ unchanged: !confirmed_at })}
        >
          {confirmed_at ? text.refresh.takeBack : verb}
        </Button>
      )}
      {asking && (
        <WhoConfirms
          busy={say.isPending}
          onName={(name) => say.mutate({ unchanged: true, name })}
          onClose={() => setAsking(false)}
        />
      )}
    </Group>
  );
}
