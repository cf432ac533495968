import { countryName } from '@dossier/proto/rules/countries';
import { TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { SearchSelect } from '@/components/search-select';
import type { SavedField, SavedRecord } from '../queries';
import { text } from '../texts';
import classes from './saved.module.css';
import type { Edits } from './use-edits';

type SavedCellProps = { record: SavedRecord; field: SavedField; edits: Edits; name: string };

const labelOf = ({ type }: SavedField, value: string): string => {
  if (type === 'country') return value === '-' ? value : countryName(value);
  return type === 'date' ? value.slice(0, 10) : value;
};

/** Shows a value; a click, or Enter, makes it an input. Leaving it keeps what was typed, Escape does not. */
export function SavedCell({ record, field, edits, name }: SavedCellProps) {
  const [editing, setEditing] = useState(false);
  const stored = record.fields[field.name] ?? '';
  const value = edits.values[record.id]?.[field.name] ?? stored;
  const isMissing = record.missing.includes(field.name) && !value;
  const label = text.saved.edit(field.label, name);
  const keep = (next: string) => {
    edits.set(record.id, field.name, next, stored);
    setEditing(false);
  };
  return (
    <td data-changed={value !== stored || undefined} data-missing={isMissing || undefined}>
      {editing ? (
        <Input field={field} label={label} value={value} onKeep={keep} onLeave={() => setEditing(false)} />
      ) : (
        <UnstyledButton className={classes.value} aria-label={`${label}: ${value}`} onClick={() => setEditing(true)}>
          {value ? labelOf(field, value) : isMissing ? text.saved.missing : '–'}
        </UnstyledButton>
      )}
    </td>
  );
}

type InputProps = {
  field: SavedField;
  label: string;
  value: string;
  onKeep: (value: string) => void;
  onLeave: () => void;
};

function Input({ field, label, value, onKeep, onLeave }: InputProps) {
  const start = field.type === 'date' ? value.slice(0, 10) : value;
  const [typed, setTyped] = useState(start);
  const leave = () => (typed === start ? onLeave() : onKeep(typed));
  if (field.options)
    return (
      <SearchSelect
        autoFocus
        defaultDropdownOpened
        size="xs"
        miw={200}
        aria-label={label}
        data={field.options.map((code) => ({ value: code, label: labelOf(field, code) }))}
        value={value || null}
        onChange={(next) => onKeep(next ?? '')}
        onBlur={onLeave}
      />
    );
  return (
    <TextInput
      autoFocus
      size="xs"
      miw={160}
      aria-label={label}
      value={typed}
      maxLength={field.max_length}
      placeholder={field.type === 'date' ? 'YYYY-MM-DD' : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
        if (event.key === 'Escape') onLeave();
      }}
    />
  );
}
