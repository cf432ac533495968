import { REQUIREMENTS } from '@dossier/proto/rules/limits';
import { NumberInput, Switch, Table, Text } from '@mantine/core';
import type { Change, Row } from './queries';
import classes from './requirement-policy.module.css';
import type { Edit } from './requirement-tables';
import { scopeLabel } from './scope';
import { text } from './texts';

type RowProps = {
  row: Row;
  changes: ReadonlyMap<string, Change>;
  onEdit?: Edit;
  errors?: Readonly<Record<string, string>>;
};

/** One requirement of the table: what holds of it, or what can be changed of it. */
export function RequirementRow({ row, changes, onEdit, errors = {} }: RowProps) {
  const { requirement, title } = row;
  const change: Partial<Change> = changes.get(requirement) ?? {};
  const edit = onEdit && ((more: Omit<Change, 'requirement'>) => onEdit(requirement, more));
  const number = (name: 'max_age_months' | 'lead_days', label: string, can: boolean, max: number) => (
    <Numbered
      label={text.changed.of(title, label)}
      value={change[name] ?? row[name]}
      isOwn={change[name] !== undefined}
      error={errors[`${requirement}.${name}`]}
      max={max}
      onChange={edit && can && !change.off ? (value) => edit({ [name]: value }) : undefined}
      hidden={!can}
    />
  );
  return (
    <Table.Tr className={change.off ? classes.off : undefined}>
      <Table.Td>{title}</Table.Td>
      <Table.Td data-label={text.fields.whom}>{scopeLabel(row.for)}</Table.Td>
      <Table.Td ta="right" data-label={text.fields.maxAge}>
        {number('max_age_months', text.fields.maxAge, row.can_age, row.max_age_months ?? REQUIREMENTS.months)}
      </Table.Td>
      <Table.Td ta="right" data-label={text.fields.leadDays}>
        {number('lead_days', text.fields.leadDays, row.ends, REQUIREMENTS.days)}
      </Table.Td>
      <Table.Td data-label={text.fields.asked}>
        {edit && !row.demanded ? (
          <Switch
            aria-label={text.changed.of(title, text.fields.asked)}
            checked={!change.off}
            onChange={({ currentTarget }) => edit({ off: currentTarget.checked ? undefined : true })}
          />
        ) : (
          <Text span size="sm" c="dimmed">
            {change.off ? text.changed.off : row.demanded && text.always}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

type NumberedProps = {
  label: string;
  value: number | undefined;
  isOwn: boolean;
  error?: string;
  max: number;
  hidden: boolean;
  onChange?: (value: number | undefined) => void;
};

/** A number that the company may set; empty is the specification's. */
function Numbered({ label, value, isOwn, error, max, hidden, onChange }: NumberedProps) {
  if (hidden) return null;
  if (!onChange) return <span className="tabular">{isOwn ? <strong>{value}</strong> : value}</span>;
  return (
    <NumberInput
      className={classes.number}
      size="xs"
      aria-label={label}
      error={error}
      value={isOwn ? value : ''}
      placeholder={value === undefined ? undefined : String(value)}
      min={0}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : undefined)}
    />
  );
}
