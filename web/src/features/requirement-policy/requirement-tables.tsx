import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '@/components/section';
import type { Change, Policies, Row } from './queries';
import classes from './requirement-policy.module.css';
import { RequirementRow } from './requirement-row';
import { GROUPS, groupOf, scopeLabel } from './scope';
import { text } from './texts';
import type { Own } from './use-draft';

export type Edit = (requirement: string, change: Omit<Change, 'requirement'>) => void;

type TablesProps = {
  policies: Policies;
  /** What is changed of each row. */
  changes: ReadonlyMap<string, Change>;
  own: readonly Own[];
  /** Lets rows be changed. */
  onEdit?: Edit;
  errors?: Readonly<Record<string, string>>;
  /** In place of the list of own requirements. */
  ownEditor?: ReactNode;
};

/** The specification's table, group by group, with a company's changes in it, and its own requirements. */
export function RequirementTables({ policies, own, ownEditor, ...editing }: TablesProps) {
  const fields = policies.rows.filter(({ document }) => !document);
  return (
    <>
      {ownEditor ?? (own.length > 0 && <OwnTable own={own} />)}
      {GROUPS.map((group) => (
        <Group
          key={group}
          title={text.groups[group]}
          rows={policies.rows.filter((row) => groupOf(row) === group)}
          {...editing}
        />
      ))}
      <Section title={text.groups.fields}>
        <Text size="sm" c="dimmed">
          {text.fieldsHint}
        </Text>
        <Text size="sm" mt="xs">
          {fields.map(({ title }) => title).join(', ')}
        </Text>
      </Section>
    </>
  );
}

type GroupProps = Pick<TablesProps, 'changes' | 'onEdit' | 'errors'> & { title: string; rows: readonly Row[] };

const Group = ({ title, rows, ...editing }: GroupProps) => (
  <Section title={title} flush>
    <div className={classes.area}>
      <Table className={classes.table} aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text.fields.requirement}</Table.Th>
            <Table.Th w="24%">{text.fields.whom}</Table.Th>
            <Table.Th w={130} ta="right">
              {text.fields.maxAge}
            </Table.Th>
            <Table.Th w={130} ta="right">
              {text.fields.leadDays}
            </Table.Th>
            <Table.Th w={110}>{text.fields.asked}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <RequirementRow key={row.requirement} row={row} {...editing} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  </Section>
);

const OwnTable = ({ own }: { own: readonly Own[] }) => (
  <Section title={text.groups.own} flush>
    <div className={classes.area}>
      <Table className={classes.table} aria-label={text.groups.own}>
        <Table.Tbody>
          {own.map((each, at) => (
            <Table.Tr key={each.id ?? at}>
              <Table.Td>{each.title}</Table.Td>
              <Table.Td w="40%">{scopeLabel(each.for)}</Table.Td>
              <Table.Td w="30%">{each.max_age_months && text.changed.maxAge(each.max_age_months)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  </Section>
);
