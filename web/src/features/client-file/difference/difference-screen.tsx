import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { Section } from '@/components/section';
import { Waiting } from '@/components/waiting';
import { useFileScope } from '@/file/file-scope';
import { isId } from '@/lib/paths';
import { useFilePage } from '../frame/use-file-page';
import { history } from '../texts';
import { DifferenceEnds } from './difference-ends';
import { areTwo, differenceQuery, type Ends, type FileDifference } from './difference-query';
import { DifferentRecordView } from './different-record';
import { DownloadPdf } from './download-pdf';

export const DifferenceScreen = () => (
  <RequirePermission any={['view_document_history']}>
    <Difference />
  </RequirePermission>
);

const idIn = (given: string | null): string | undefined =>
  isId(given ?? undefined) ? (given ?? undefined) : undefined;

/** What is different between two states of the file, section by section. */
function Difference() {
  useFilePage(history.difference.title);
  const { clientId } = useFileScope();
  const [query, setQuery] = useSearchParams();
  const ends = { from: idIn(query.get('from')), to: idIn(query.get('to')) };
  const choose = ({ from, to }: Ends) =>
    setQuery({ ...(from ? { from } : {}), ...(to ? { to } : {}) }, { replace: true });
  return (
    <PageBody>
      <PageHeader
        title={history.difference.title}
        hint={history.difference.hint}
        actions={areTwo(ends) && <DownloadPdf ends={ends} />}
      >
        <DifferenceEnds ends={ends} onChange={choose} />
      </PageHeader>
      {areTwo(ends) ? (
        <Found clientId={clientId} ends={ends} />
      ) : (
        <EmptyState title={history.difference.choose} hint={history.difference.chooseHint} />
      )}
    </PageBody>
  );
}

function Found({ clientId, ends }: { clientId: string; ends: Ends }) {
  const { data, error, refetch } = useQuery(differenceQuery(clientId, ends));
  if (error) return <LoadFailed error={error} retry={() => void refetch()} />;
  return data ? <Sections found={data} /> : <Waiting />;
}

function Sections({ found: { sections } }: { found: FileDifference }) {
  if (sections.length === 0) return <EmptyState title={history.difference.none} hint={history.difference.noneHint} />;
  return sections.map(({ section, records }) => (
    <Section
      key={section}
      title={history.difference.sections[section as keyof typeof history.difference.sections]}
      stack
    >
      {records.map((record) => (
        <DifferentRecordView key={record.id} record={record} />
      ))}
    </Section>
  ));
}
