import { LISTS } from '@dossier/proto/rules/limits';
import { Button, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { LoadFailed } from '@/components/load-failed';
import { Waiting } from '@/components/waiting';
import { count, date } from '@/lib/format';
import { text } from '../texts';
import classes from './changes-dialog.module.css';
import { type ChangeKind, type Compared, changesQuery, type ListVersion } from './queries';

type ChangesDialogProps = {
  compared: Compared | undefined;
  versions: readonly ListVersion[];
  onFrom: (from: number) => void;
  onClose: () => void;
};

/** Who was added to a list, who left it, and whose entry changed. */
export const ChangesDialog = ({ compared, versions, onFrom, onClose }: ChangesDialogProps) => (
  <Dialog
    name="compare-list-versions"
    opened={compared !== undefined}
    onClose={onClose}
    title={compared && text.changes.title(compared.from, compared.to)}
    size={760}
  >
    {compared && (
      <>
        <OtherVersion compared={compared} versions={versions} onFrom={onFrom} />
        <Changes key={`${compared.from} ${compared.to}`} compared={compared} />
      </>
    )}
  </Dialog>
);

type OtherVersionProps = Omit<ChangesDialogProps, 'onClose'> & { compared: Compared };

const OtherVersion = ({ compared, versions, onFrom }: OtherVersionProps) => (
  <NativeSelect
    label={text.changes.from}
    value={compared.from}
    onChange={({ currentTarget }) => onFrom(Number(currentTarget.value))}
    data={versions
      .filter(({ version }) => version !== compared.to)
      .map(({ version, fetched_at }) => ({
        value: String(version),
        label: `${text.versions.version(version)}, ${date(fetched_at)}`,
      }))}
    mb="md"
  />
);

const KINDS: ChangeKind[] = ['added', 'removed', 'changed'];

function Changes({ compared }: { compared: Compared }) {
  const [kind, setKind] = useState<ChangeKind>('added');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(changesQuery(compared, kind, page));
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const show = (next: string) => {
    setKind(next as ChangeKind);
    setPage(1);
  };
  const isLast = page * LISTS.page >= data[kind];
  return (
    <>
      <SegmentedControl
        fullWidth
        value={kind}
        onChange={show}
        data={KINDS.map((value) => ({ value, label: text.changes[value](count(data[value])) }))}
      />
      {data.entries.length === 0 ? (
        <p className={classes.none}>{text.changes.none}</p>
      ) : (
        <ul className={classes.entries}>
          {data.entries.map((entry) => (
            <li key={entry.id}>
              <bdi>{entry.name}</bdi>
              <span className={classes.id}>{entry.id}</span>
              {entry.fields.length > 0 && <span className={classes.fields}>{entry.fields.join(', ')}</span>}
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || !isLast) && (
        <Group justify="space-between" mt="md">
          <Button size="xs" variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {text.changes.previous}
          </Button>
          <Button size="xs" variant="default" disabled={isLast} onClick={() => setPage(page + 1)}>
            {text.changes.next}
          </Button>
        </Group>
      )}
    </>
  );
}
