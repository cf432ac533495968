import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '@/lib/texts/common';
import classes from './field-grid.module.css';

/** Fields in two columns, one on a phone. (Mantine's grids write style elements, which the content policy forbids.) */
export const FieldGrid = ({ children, columns = 2 }: { children: ReactNode; columns?: 2 | 3 }) => (
  <div className={classes.grid} data-columns={columns}>
    {children}
  </div>
);

/** Makes one field as wide as the grid. */
export const WideField = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>;

/** A read-only field: label above value. */
export const Field = ({ label, children }: { label: string; children?: ReactNode }) => (
  <div className={classes.field}>
    <Text size="xs" c="dimmed" component="div">
      {label}
    </Text>
    <div className={classes.value}>{children || <Text c="dimmed">{text.answers.none}</Text>}</div>
  </div>
);
