import { countryName } from '@dossier/proto/rules/countries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { Moment } from '@/components/moment';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { WaitingScreen } from '@/components/waiting-screen';
import { useCurrentClientId } from '@/lib/client';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import {
  type GeneralRequest,
  requestedName,
  type ScreeningAnswer,
  type StoredScreening,
  storedAnswer,
} from '@/screening/answer';
import { ResultView } from '@/screening/result-view';
import { onlyMatch, SavePdf } from '@/screening/save-pdf';
import { text } from '@/screening/texts';
import { screeningQuery } from './queries';

export const ScreeningItemScreen = () => (
  <RequirePermission any={['world_search']}>
    <Screening />
  </RequirePermission>
);

function Screening() {
  const { sanctionId = '' } = useParams();
  const clientId = useCurrentClientId() ?? '';
  const { data, error, refetch } = useQuery(screeningQuery(sanctionId));
  const answer = data && storedAnswer(data.data);
  const name = answer ? personLine(answer.request.general) : '';
  usePage(name || text.titles.section, [
    { label: text.titles.list, to: paths.client.screening.href(clientId) },
    ...(name ? [{ label: name }] : []),
  ]);
  if (error && !data) return <LoadFailed error={error} title={text.errors.fetching} retry={() => void refetch()} />;
  if (!data || !answer) return <WaitingScreen />;
  return (
    <PageBody width="form">
      <Stored key={answer.search_id} answer={answer} screening={data.data} />
    </PageBody>
  );
}

function Stored({ answer, screening }: { answer: ScreeningAnswer; screening: StoredScreening }) {
  const [index, setIndex] = useState(onlyMatch(answer));
  return (
    <>
      <PageHeader
        title={text.titles.section}
        hint={<Requested {...screening} />}
        actions={<SavePdf answer={answer} index={index} personId={screening.person_id} />}
      />
      <ResultView answer={answer} onPick={setIndex} />
    </>
  );
}

const Requested = ({ datetime, requested_by }: StoredScreening) => (
  <>
    {text.fields.requested_at} <Moment at={datetime} />, {text.fields.requested_by} {requested_by.name}
  </>
);

/** Surname, first name and nationality, as the breadcrumb shows them. */
const personLine = (general: GeneralRequest) =>
  [requestedName(general), general.nationality && countryName(general.nationality)].filter(Boolean).join(', ');
