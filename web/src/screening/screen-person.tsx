import { Loader, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconListSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Dialog } from '@/components/dialog/dialog';
import { TooltipIcon } from '@/components/tooltip-icon';
import { useFileScope } from '@/file/file-scope';
import { answer, api } from '@/lib/api/client';
import { useCurrentClient } from '@/lib/client';
import { useCan } from '@/lib/me';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import type { ScreeningAnswer } from './answer';
import { ResultDialog } from './result-dialog';
import { text } from './texts';

/**
 * Screens the person of a world-check document: a warning, the search, the result. Nothing where the client does not allow
 * it or the reader may not, nor in reviews and snapshots.
 */
export function ScreenPerson({ personId }: { personId: string }) {
  const isAllowed = useCurrentClient()?.hasScreening === true;
  const may = useCan()('world_search');
  const { mode } = useFileScope();
  return isAllowed && may && mode === 'live' ? <Screening personId={personId} /> : null;
}

function Screening({ personId }: { personId: string }) {
  const [asking, { open, close }] = useDisclosure();
  const [found, setFound] = useState<ScreeningAnswer>();
  const screen = useWrite(
    (person_id: string) => answer(api.POST('/api/v1/sanction-screening', { body: { person_id } })),
    { onSuccess: setFound, invalidates: () => [keys.screenings] },
  );
  const start = () => {
    close();
    screen.mutate(personId);
  };
  return (
    <>
      <TooltipIcon icon={IconListSearch} label={text.actions.screen} busy={screen.isPending} onClick={open} />
      <ConfirmDialog
        name="screen-person"
        opened={asking}
        title={text.confirmTitle}
        verb={text.actions.goOn}
        destructive={false}
        onConfirm={start}
        onClose={close}
      >
        {text.thirdParty}
      </ConfirmDialog>
      <Running opened={screen.isPending} />
      <ResultDialog answer={found} personId={personId} onClose={() => setFound(undefined)} />
    </>
  );
}

const Running = ({ opened }: { opened: boolean }) => (
  <Dialog name="screening-runs" opened={opened} onClose={() => undefined} withCloseButton={false} size={320}>
    <Stack align="center" gap="sm" py="md" role="status">
      <Loader size="sm" />
      <Text>{text.running}</Text>
    </Stack>
  </Dialog>
);
