import { definitionOf, FILE_KINDS } from '@dossier/proto/records/definitions';
import { say } from '@dossier/proto/texts/phrase';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { riskOptions } from '@/components/risk-level';
import type { ListState } from '@/lib/list-state';
import { text as common } from '@/lib/texts/common';
import { text } from '../texts';
import classes from './approvals.module.css';
import { makersQuery } from './approvals-query';

const AGES = ['1', '7', '30'] as const;

/** Filters of the queue, kept in the address. */
export function ApprovalsTools({ list }: { list: ListState }) {
  const { filters, setFilters } = list;
  const { data } = useQuery(makersQuery);
  const selects = [
    {
      name: 'kind',
      label: text.several.kind,
      options: FILE_KINDS.map((kind) => [kind, say(definitionOf(kind).label)] as const),
    },
    {
      name: 'maker',
      label: text.facts.madeBy,
      options: (data?.makers ?? []).map(({ _id, username }) => [_id, username] as const),
    },
    {
      name: 'risk',
      label: common.risk.label,
      options: riskOptions().map(({ value, label }) => [value, label] as const),
    },
    { name: 'age', label: text.several.age, options: AGES.map((days) => [days, text.several.ages[days]] as const) },
  ];
  return (
    <div className={classes.tools}>
      {selects.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          label={label}
          value={filters[name] ?? ''}
          onChange={(event) => setFilters({ ...filters, [name]: event.currentTarget.value })}
          data={[{ value: '', label: text.several.any }, ...options.map(([value, shown]) => ({ value, label: shown }))]}
        />
      ))}
    </div>
  );
}
