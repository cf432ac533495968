import { Button, Switch, Text } from '@mantine/core';
import { useId } from 'react';
import { text } from '../texts';
import classes from './permission-row.module.css';

type PermissionRowProps = {
  label: string;
  allowed: boolean;
  /** The user's own mark, not what the user type says. */
  differs: boolean;
  disabled: boolean;
  onChange: (allow: boolean) => void;
};

export function PermissionRow({ label, allowed, differs, disabled, onChange }: PermissionRowProps) {
  const id = useId();
  return (
    <li className={classes.row}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {differs && (
          <Text span size="xs" className={classes.differs}>
            {text.users.overrides}
          </Text>
        )}
      </label>
      {differs && (
        <Text size="xs" c="dimmed">
          {text.users.ofType(allowed ? text.users.denied : text.users.allowed)}
        </Text>
      )}
      {differs && !disabled && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`${text.users.backToType}: ${label}`}
          onClick={() => onChange(!allowed)}
        >
          {text.users.backToType}
        </Button>
      )}
      <Text size="xs" c="dimmed" aria-hidden className={classes.word}>
        {allowed ? text.users.allowed : text.users.denied}
      </Text>
      <Switch
        id={id}
        size="sm"
        checked={allowed}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </li>
  );
}
