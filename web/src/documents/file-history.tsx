import type { StoredFile } from '@dossier/proto/records/model/field';
import { Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { SideDialog } from '@/components/dialog/side-dialog';
import { LoadFailed } from '@/components/load-failed';
import { StatePill } from '@/components/state-pill';
import { WaitingScreen } from '@/components/waiting-screen';
import { useFileScope } from '@/file/file-scope';
import type { FileRecord } from '@/file/record';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { dateTime } from '@/lib/format';
import { keys } from '@/lib/query-keys';
import { text } from '@/record/texts';
import classes from './file-history.module.css';
import { FileLine } from './file-line';

type Version = components['schemas']['FileVersion'];

const PILLS = {
  waiting: 'pending',
  current: 'complete',
  replaced: 'skipped',
  removed: 'skipped',
  denied: 'rejected',
  superseded: 'skipped',
} as const;

const historyQuery = (clientId: string, id: string) =>
  queryOptions({
    queryKey: [...keys.client(clientId), 'file-history', id],
    queryFn: () => answer(api.GET('/api/v1/file-history/{id}', { params: { path: { id } } })),
    staleTime: 0,
  });

/** Who decided a version: nobody yet, or with which outcome. */
const decision = ({ state, decided_by, decided_at }: Version): string | undefined => {
  if (!decided_by || !decided_at) return undefined;
  return text.history[state === 'denied' ? 'denied' : 'approved'](decided_by, dateTime(decided_at));
};

const Row = ({ version }: { version: Version }) => (
  <li className={classes.version}>
    <div className={classes.head}>
      <FileLine file={{ ...version, active: version.active as StoredFile['active'] }} />
      <StatePill state={PILLS[version.state]} label={text.history.states[version.state]} />
    </div>
    <Text size="xs" c="dimmed">
      {version.uploaded_by
        ? text.history.uploaded(version.uploaded_by, dateTime(version.uploadDate))
        : dateTime(version.uploadDate)}
    </Text>
    {decision(version) && (
      <Text size="xs" c="dimmed">
        {decision(version)}
      </Text>
    )}
    {version.sha256 && <code className={classes.hash}>SHA-256 {version.sha256}</code>}
  </li>
);

type FileHistoryProps = { document: FileRecord; title: string; onClose: () => void };

/** Every file that a document ever had, newest first; each one can still be looked at by those who may. */
export function FileHistory({ document, title, onClose }: FileHistoryProps) {
  const { clientId } = useFileScope();
  const { data, error, refetch } = useQuery(historyQuery(clientId, document.id));
  return (
    <SideDialog name="file-history" onClose={onClose} position="right" size={560} title={text.history.title(title)}>
      <Stack p="md">
        {error && <LoadFailed error={error} retry={() => void refetch()} />}
        {!data && !error && <WaitingScreen />}
        {data && (
          <ol className={classes.versions}>
            {data.versions.map((version) => (
              <Row key={version.serverName} version={version} />
            ))}
          </ol>
        )}
      </Stack>
    </SideDialog>
  );
}
