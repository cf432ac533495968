import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { Section } from '@/components/section';
import { StatePill } from '@/components/state-pill';
import { TruncatedName } from '@/components/truncated-name';
import type { components } from '@/lib/api/schema';
import { count, date } from '@/lib/format';
import type { Conversion } from '../queries';
import { text } from '../texts';
import { AnswerOfFiu } from './answer-of-fiu';

type Report = components['schemas']['ReportInFile'];

/** Each report with what the FIU said of it: it is sent one by one, and answers one by one. */
export function Reports({ conversion: { file, reports } }: { conversion: Conversion }) {
  const [asked, setAsked] = useState<Report>();
  return (
    <Section title={text.life.reports}>
      <DataTable
        label={text.life.reports}
        columns={columns(file.downloaded ? setAsked : undefined)}
        rows={reports}
        rowKey={({ name }) => name}
        empty={{ title: text.files.empty }}
      />
      {asked && <AnswerOfFiu id={file.id} report={asked.name} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

const columns = (ask?: (report: Report) => void): Column<Report>[] => [
  { key: 'name', title: text.life.report, render: ({ name }) => <TruncatedName>{name}</TruncatedName> },
  { key: 'code', title: text.life.code, width: '90px', render: ({ code }) => code },
  { key: 'rows', title: text.files.columns.rows, width: '80px', align: 'right', render: ({ rows }) => count(rows) },
  { key: 'answer', title: text.life.fiuAnswer, width: '32%', render: ({ answer }) => <Answer answer={answer} /> },
  {
    key: 'action',
    title: text.files.columns.action,
    render: (report) =>
      ask && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={text.life.recordOf(report.name)}
          onClick={() => ask(report)}
        >
          {text.life.record}
        </Button>
      ),
  },
];

function Answer({ answer }: Pick<Report, 'answer'>) {
  if (!answer) return <Text c="dimmed">{text.life.noAnswer}</Text>;
  const { outcome, reference, reason } = answer;
  return (
    <>
      <StatePill state={outcome === 'acknowledged' ? 'complete' : 'rejected'} label={text.life.states[outcome]} />
      <Text size="sm">{text.life.answered(reference, date(answer.date))}</Text>
      {reason && <TruncatedName>{reason}</TruncatedName>}
    </>
  );
}
