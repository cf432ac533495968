import { ActionIcon, Group, Select, Tooltip } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFileScope } from '@/file/file-scope';
import { snapshotsQuery } from '@/file/snapshots/snapshots-query';
import { dateTime } from '@/lib/format';
import { history } from '../texts';
import classes from './difference.module.css';
import type { Ends } from './difference-query';

const NOW = 'now';

/** The two states that are compared, each a revision or the file as it is. */
export function DifferenceEnds({ ends, onChange }: { ends: Ends; onChange: (ends: Ends) => void }) {
  const { clientId } = useFileScope();
  const { data } = useQuery(snapshotsQuery(clientId));
  const states = [
    { value: NOW, label: history.difference.now },
    ...(data?.snapshots ?? []).map(({ _id, label, snapshotDate }) => ({
      value: _id,
      label: history.difference.state(label, dateTime(snapshotDate)),
    })),
  ];
  const side = (name: 'from' | 'to') => (
    <Select
      label={history.difference[name]}
      data={states}
      value={ends[name] ?? NOW}
      allowDeselect={false}
      searchable={states.length > 8}
      onChange={(chosen) => onChange({ ...ends, [name]: chosen === NOW ? undefined : (chosen ?? undefined) })}
      className={classes.state}
    />
  );
  return (
    <Group align="flex-end" gap="sm" mt="md">
      {side('from')}
      <Tooltip label={history.difference.swap}>
        <ActionIcon
          variant="default"
          size={34}
          aria-label={history.difference.swap}
          onClick={() => onChange({ from: ends.to, to: ends.from })}
        >
          <IconArrowsExchange size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      {side('to')}
    </Group>
  );
}
