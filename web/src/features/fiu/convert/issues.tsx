import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { Section } from '@/components/section';
import { TruncatedName } from '@/components/truncated-name';
import type { components } from '@/lib/api/schema';
import { count } from '@/lib/format';
import type { Conversion } from '../queries';
import { text } from '../texts';

type Group = components['schemas']['IssueGroup'];
type Issue = components['schemas']['ConversionIssue'];

const groupColumns = (): Column<Group>[] => [
  { key: 'message', title: text.issues.message, render: ({ message }) => <TruncatedName>{message}</TruncatedName> },
  { key: 'sheet', title: text.issues.sheet, width: '128px', render: ({ sheet }) => sheet },
  { key: 'column', title: text.issues.column, width: '200px', render: ({ column }) => <code>{column}</code> },
  { key: 'count', title: text.issues.cells, width: '80px', align: 'right', render: (group) => count(group.count) },
];

const issueColumns = (): Column<Issue>[] => [
  { key: 'message', title: text.issues.message, render: ({ message }) => <TruncatedName>{message}</TruncatedName> },
  { key: 'sheet', title: text.issues.sheet, width: '128px', render: ({ sheet }) => sheet },
  { key: 'row', title: text.issues.row, width: '80px', align: 'right', render: ({ row }) => count(row) },
  { key: 'column', title: text.issues.column, width: '200px', render: ({ column }) => <code>{column}</code> },
  {
    key: 'value',
    title: text.issues.value,
    width: '20%',
    render: ({ value }) => <TruncatedName>{value}</TruncatedName>,
  },
];

const Groups = ({ title, groups }: { title: string; groups: Group[] }) =>
  groups.length > 0 && (
    <Section title={title} flush>
      <DataTable
        label={title}
        columns={groupColumns()}
        rows={groups}
        rowKey={({ sheet, column, code }) => `${sheet}:${column}:${code}`}
        empty={{ title: text.files.empty }}
      />
    </Section>
  );

/** What is wrong: by column first, since one fault often fills a column, then the first cells. */
export const Issues = ({ conversion: { groups, errors } }: { conversion: Conversion }) => (
  <>
    <Groups title={text.issues.title} groups={groups.filter(({ severity }) => severity === 'error')} />
    <Groups title={text.issues.warnings} groups={groups.filter(({ severity }) => severity === 'warning')} />
    {errors.length > 0 && (
      <Section title={text.issues.first} flush>
        <DataTable
          label={text.issues.first}
          columns={issueColumns()}
          rows={errors}
          rowKey={({ sheet, row, column, code }) => `${sheet}:${row}:${column}:${code}`}
          empty={{ title: text.files.empty }}
        />
      </Section>
    )}
  </>
);
