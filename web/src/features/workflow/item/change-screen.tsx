import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { NotFound } from '@/components/not-found';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { Waiting } from '@/components/waiting';
import type { View } from '@/file/notification-view';
import type { Notification } from '@/file/notifications';
import { useSubject } from '@/file/use-subject';
import { type ApiError, isNotFound } from '@/lib/api/api-error';
import { isId } from '@/lib/paths';
import { OutcomePill } from '../outcome-pill';
import { text } from '../texts';
import { useWorkflowPage } from '../use-workflow-page';
import { VIEWS } from '../views';
import { ChangeFacts } from './change-facts';
import { ComparisonOf } from './comparison-of';
import { CurrentState } from './current-state';
import { DecisionBar } from './decision-bar';
import classes from './item.module.css';
import { RefusalNotice, WaitsForParent } from './notices';
import { notificationQuery } from './notification-query';
import { QueueButtons } from './queue-buttons';
import { RelatedSection } from './related-section';
import { useDecision } from './use-decision';
import { useMarkRead } from './use-mark-read';
import { useOnScreen } from './use-on-screen';
import { useQueue } from './use-queue';

export const ChangeScreen = ({ view }: { view: View }) => {
  const { itemId = '' } = useParams();
  if (!isId(itemId)) return <NotFound />;
  return (
    <RequirePermission any={['can_view_details']}>
      <FoundChange key={itemId} view={view} itemId={itemId} />
    </RequirePermission>
  );
};

function FoundChange({ view, itemId }: { view: View; itemId: string }) {
  const { clientId } = useParams();
  const { data: change, error, refetch } = useQuery(notificationQuery(itemId));
  useMarkRead(change);
  const decided = change ? Boolean(change.actionTaken) : view === 'history';
  useWorkflowPage(view, text.popup[decided ? 'history' : 'forConfirmation']);
  // Under another client's name it would be read as that client's change.
  if (change && change.company_id !== clientId)
    return <Navigate to={VIEWS[view].client.item.href(change.company_id, itemId)} replace />;
  if (change) return <Change change={change} view={view} />;
  if (isNotFound(error)) return <NotFound />;
  if (error) return <LoadFailed error={error} title={text.errors.notification} retry={() => void refetch()} />;
  return (
    <PageBody>
      <Waiting label={text.loading}>
        <Stack gap="lg" aria-hidden>
          <Skeleton h={20} w={260} />
          <Skeleton h={44} />
          <Skeleton h={220} />
        </Stack>
      </Waiting>
    </PageBody>
  );
}

/** One change: who asked for what, both versions side by side, the record as it stands, and the decision. */
function Change({ change, view }: { change: Notification; view: View }) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<ApiError>();
  const queue = useQueue(view, change.company_id, change._id);
  const { title, within } = useSubject(change);
  const { client } = VIEWS[view];
  const decided = Boolean(change.actionTaken);
  const goOn = () => {
    const next = queue.next ?? queue.previous;
    void navigate(next ? client.item.href(change.company_id, next) : client.href(change.company_id));
  };
  const [comparisonRef, seen] = useOnScreen(`${change._id} ${change.fields}`);
  const decision = useDecision({ change, onDecided: goOn, onRefused: setRefusal });
  return (
    <PageBody>
      <PageHeader
        title={text.popup[decided ? 'history' : 'forConfirmation']}
        state={<OutcomePill change={change} />}
        hint={
          <>
            <bdi className={classes.title}>{title}</bdi>
            {within && <bdi>, {within}</bdi>}
            {' · '}
            {change.sentence}
          </>
        }
      />
      <div className={classes.notices}>
        {refusal ? <RefusalNotice error={refusal} change={change} /> : <WaitsForParent change={change} />}
      </div>
      <ChangeFacts change={change} />
      <div ref={comparisonRef} className={classes.comparison}>
        <ComparisonOf change={change} />
      </div>
      <RelatedSection change={change} />
      <CurrentState change={change} />
      <div className={classes.bar}>
        <QueueButtons queue={queue} href={(id) => client.item.href(change.company_id, id)} idle={decision.idle} />
        {!decided && <DecisionBar changeId={change._id} decision={decision} seen={seen} />}
      </div>
    </PageBody>
  );
}
