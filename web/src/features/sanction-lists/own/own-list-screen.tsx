import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/empty-state';
import { Field, FieldGrid } from '@/components/field-grid';
import { LoadFailed } from '@/components/load-failed';
import { Moment } from '@/components/moment';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { Section } from '@/components/section';
import { WaitingScreen } from '@/components/waiting-screen';
import { count } from '@/lib/format';
import { usePage } from '@/lib/page';
import { text } from '../texts';
import classes from './own-list.module.css';
import { type OwnList, ownListQuery } from './own-list-query';
import { RemoveOwnList } from './remove-own-list';
import { UploadOwnList } from './upload-own-list';

export const OwnListScreen = () => (
  <RequirePermission any={['world_search']}>
    <Screen />
  </RequirePermission>
);

function Screen() {
  usePage(text.own.title, [{ label: text.own.title }]);
  const { data, error, refetch } = useQuery(ownListQuery);
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  const { list, may_change } = data;
  return (
    <PageBody width="form">
      <PageHeader title={text.own.title} hint={text.own.hint} actions={may_change && list && <RemoveOwnList />} />
      <Section title={list?.title}>{list ? <Figures list={list} /> : <Nothing mayChange={may_change} />}</Section>
      {may_change && <UploadOwnList list={list} />}
      <Columns columns={data.columns} />
    </PageBody>
  );
}

const Nothing = ({ mayChange }: { mayChange: boolean }) => (
  <EmptyState title={text.own.none} hint={mayChange ? text.own.noneHint : text.own.noneReadOnly} />
);

const Figures = ({ list }: { list: NonNullable<OwnList['list']> }) => (
  <FieldGrid columns={3}>
    <Field label={text.own.entries}>
      <span className="tabular">{count(list.entries)}</span>
    </Field>
    <Field label={text.own.uploadedAt}>
      <Moment at={list.uploaded_at} />
    </Field>
    <Field label={text.own.uploadedBy}>{list.uploaded_by}</Field>
    <Field label={text.own.file}>{list.filename}</Field>
  </FieldGrid>
);

const Columns = ({ columns }: Pick<OwnList, 'columns'>) => (
  <Section title={text.own.columns}>
    <ul className={classes.columns}>
      {columns.map((column) => (
        <li key={column}>
          <code>{column}</code>
        </li>
      ))}
    </ul>
    <Text size="xs" c="dimmed" mt="xs">
      {text.own.columnsHint}
    </Text>
  </Section>
);
