import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Moment } from '@/components/moment';
import { type State, StatePill } from '@/components/state-pill';
import { count } from '@/lib/format';
import { text } from '../texts';
import { ChangesDialog } from './changes-dialog';
import { isLoading } from './list-state';
import type { Compared, ListStatus, ListVersion } from './queries';
import { useRollBack } from './use-list-writes';
import classes from './version-table.module.css';

/** The kept versions, newest first: compare one with another, or put another in force. */
export function VersionTable({ list }: { list: ListStatus }) {
  const [target, setTarget] = useState<number>();
  const [compared, setCompared] = useState<Compared>();
  const rollBack = useRollBack(() => setTarget(undefined));
  if (list.versions.length === 0) return <p className={classes.none}>{text.versions.none}</p>;
  return (
    <>
      <ul className={classes.versions} aria-label={text.versions.title}>
        {list.versions.map((version, at) => (
          <Row
            key={version.version}
            version={version}
            pill={pillOf(version, list)}
            before={list.versions[at + 1]?.version}
            onCompare={(from) => setCompared({ source: list.source, from, to: version.version })}
            onPutInForce={() => setTarget(version.version)}
          />
        ))}
      </ul>
      <ConfirmDialog
        name="roll-back-list"
        opened={target !== undefined}
        title={text.rollBack.title(target ?? 0)}
        verb={text.versions.putInForce}
        busy={rollBack.isPending}
        onConfirm={() => rollBack.mutate({ source: list.source, version: target ?? 0 })}
        onClose={() => setTarget(undefined)}
      >
        {text.rollBack.text(list.title)}
      </ConfirmDialog>
      <ChangesDialog
        compared={compared}
        versions={list.versions}
        onFrom={(from) => setCompared(compared && { ...compared, from })}
        onClose={() => setCompared(undefined)}
      />
    </>
  );
}

type Pill = { state: State; label: string };

function pillOf({ version, in_force }: ListVersion, list: ListStatus): Pill | undefined {
  if (in_force)
    return isLoading(list)
      ? { state: 'pending', label: text.versions.loading }
      : { state: 'complete', label: text.versions.inForce };
  return list.is_on && version === list.served_version
    ? { state: 'skipped', label: text.versions.searched }
    : undefined;
}

type RowProps = {
  version: ListVersion;
  pill: Pill | undefined;
  before: number | undefined;
  onCompare: (from: number) => void;
  onPutInForce: () => void;
};

const Row = ({ version, pill, before, onCompare, onPutInForce }: RowProps) => (
  <li>
    <span className={classes.name}>{text.versions.version(version.version)}</span>
    <Moment at={version.fetched_at} />
    <span className="tabular" title={`${text.versions.hash} ${version.sha256}`}>
      <span className={classes.unit}>{text.versions.entries}</span>
      {count(version.entries)}
    </span>
    <span className={classes.actions}>
      {pill && <StatePill {...pill} />}
      {before !== undefined && (
        <Button size="xs" variant="subtle" onClick={() => onCompare(before)}>
          {text.versions.changes}
        </Button>
      )}
      {!version.in_force && (
        <Button size="xs" variant="subtle" onClick={onPutInForce}>
          {text.versions.putInForce}
        </Button>
      )}
    </span>
  </li>
);
