import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { Section } from '@/components/section';
import { TruncatedName } from '@/components/truncated-name';
import type { components } from '@/lib/api/schema';
import { AddPasskey } from './add-passkey';
import { knowsPasskeys } from './browser';
import { RemovePasskey } from './remove-passkey';
import { RenamePasskey } from './rename-passkey';
import { text } from './texts';

export type Passkey = components['schemas']['Passkey'];
type Doing = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

const columns = (begin: (doing: Doing) => void): Column<Passkey>[] => [
  { key: 'name', title: text.name, render: ({ name }) => <TruncatedName>{name}</TruncatedName> },
  { key: 'created', title: text.created, width: '200px', render: ({ created }) => <Moment at={created} /> },
  {
    key: 'used',
    title: text.used,
    width: '132px',
    render: ({ used }) => (used ? <Moment at={used} as="ago" /> : text.never),
  },
  {
    key: 'action',
    title: text.action,
    width: '200px',
    render: (passkey) => (
      <Group gap={6} wrap="nowrap">
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${text.rename} ${passkey.name}`}
          onClick={() => begin({ what: 'rename', passkey })}
        >
          {text.rename}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${text.remove} ${passkey.name}`}
          onClick={() => begin({ what: 'remove', passkey })}
        >
          {text.remove}
        </Button>
      </Group>
    ),
  },
];

/** The passkeys that open one's account: a new one, another name, one less. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const isAble = knowsPasskeys();
  const action = isAble && (
    <Button variant="default" onClick={() => setDoing({ what: 'add' })}>
      {text.add}
    </Button>
  );
  return (
    <Section title={text.title} actions={action}>
      <Text c="dimmed" mb="sm">
        {isAble ? text.hint : text.unsupported}
      </Text>
      {passkeys.length > 0 && (
        <DataTable
          label={text.title}
          columns={columns(setDoing)}
          rows={passkeys}
          rowKey={({ id }) => id}
          empty={{ title: text.empty }}
        />
      )}
      {doing?.what === 'add' && <AddPasskey onClose={close} />}
      {doing?.what === 'rename' && <RenamePasskey passkey={doing.passkey} onClose={close} />}
      {doing?.what === 'remove' && <RemovePasskey passkey={doing.passkey} onClose={close} />}
    </Section>
  );
}
