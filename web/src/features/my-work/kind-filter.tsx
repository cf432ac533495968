import { WORK_KINDS } from '@dossier/proto/rules/work';
import { Button, Group, NativeSelect } from '@mantine/core';
import { riskOptions } from '@/components/risk-level';
import type { ListState } from '@/lib/list-state';
import { text as common } from '@/lib/texts/common';
import type { WorkKind } from './queries';
import { text } from './texts';

type KindFilterProps = { list: ListState; counts: readonly { kind: WorkKind; count: number }[] };

/** What is shown, with how much there is of each kind; kept in the address. */
export function KindFilter({ list: { filters, setFilters }, counts }: KindFilterProps) {
  const of = (kind: WorkKind) => counts.find((each) => each.kind === kind)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const isSnoozed = filters.snoozed === 'yes';
  const kinds = [
    { kind: '', label: `${text.all} ${all}` },
    ...WORK_KINDS.map((kind) => ({ kind, label: `${text.kinds[kind]} ${of(kind)}` })),
  ];
  return (
    <Group gap={6}>
      {kinds.map(({ kind, label }) => (
        <Choice
          key={kind}
          label={label}
          on={(filters.kind ?? '') === kind}
          onPick={() => setFilters({ ...filters, kind })}
        />
      ))}
      <Choice
        label={text.snoozedOnly}
        on={isSnoozed}
        onPick={() => setFilters({ ...filters, snoozed: isSnoozed ? '' : 'yes' })}
      />
      <NativeSelect
        size="xs"
        aria-label={common.risk.label}
        value={filters.risk ?? ''}
        onChange={(event) => setFilters({ ...filters, risk: event.currentTarget.value })}
        data={[{ value: '', label: text.anyRisk }, ...riskOptions()]}
      />
    </Group>
  );
}

const Choice = ({ label, on, onPick }: { label: string; on: boolean; onPick: () => void }) => (
  <Button size="compact-sm" variant={on ? 'light' : 'default'} aria-pressed={on} onClick={onPick}>
    {label}
  </Button>
);
