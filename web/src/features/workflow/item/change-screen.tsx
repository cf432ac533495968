import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { NotFound } from '@/components/not-found';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { Waiting } from '@/components/waiting';
import type { View } from '@/file/notification-view';
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
import { BlockedNotice, RefusalNotice } from './notices';
import { notificationQuery, type OpenedChange } from './notification-query';
import { ParentComparisons } from './parent-comparisons';
import { queueOf } from './queue';
import { QueueButtons } from './queue-buttons';
import { RelatedSection } from './related-section';
import { ResubmitNotice } from './resubmit-notice';
import { useDecision } from './use-decision';
import { useGoOn } from './use-go-on';
import { useOnScreen } from './use-on-screen';
import { useParents } from './use-parents';

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
  const { data: opened, error, refetch } = useQuery(notificationQuery(itemId));
  const change = opened?.notification;
  const decided = change ? Boolean(change.actionTaken) : view === 'history';
  useWorkflowPage(view, text.popup[decided ? 'history' : 'forConfirmation']);
  // Under another client's name it would be read as that client's change.
  if (change && change.company_id !== clientId)
    return <Navigate to={VIEWS[view].client.item.href(change.company_id, itemId)} replace />;
  if (opened) return <Change opened={opened} view={view} />;
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

/** A refusal is read first, with the comparison under it, wherever the reader has scrolled to. */
const bringIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'start' });

/** One change: who asked for what, both versions side by side, the record as it stands, and the decision. */
function Change({ opened, view }: { opened: OpenedChange; view: View }) {
  const { notification: change } = opened;
  const [refusal, setRefusal] = useState<ApiError>();
  const { title, within } = useSubject(change);
  const decided = Boolean(change.actionTaken);
  const together = useParents(change);
  const shown = [...together, change].map(({ _id, revision }) => `${_id} ${revision}`).join(' ');
  const [comparisonRef, seen] = useOnScreen(shown);
  const onDecided = useGoOn(view, opened, together);
  const decision = useDecision({ change, together, onDecided, onRefused: setRefusal });
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
        {refusal ? (
          <div key={change.revision} ref={bringIntoView} className={classes.refusal}>
            <RefusalNotice error={refusal} change={change} />
          </div>
        ) : (
          <BlockedNotice change={change} together={together} />
        )}
        <ResubmitNotice opened={opened} />
      </div>
      <ChangeFacts change={change} />
      <div ref={comparisonRef} className={classes.comparison}>
        <ParentComparisons changes={together} />
        <ComparisonOf change={change} />
      </div>
      <RelatedSection opened={opened} />
      <CurrentState change={change} />
      <div className={classes.bar}>
        <QueueButtons queue={queueOf(view, opened)} idle={decision.idle} />
        {!decided && <DecisionBar change={change} decision={decision} withParents={together.length > 0} seen={seen} />}
      </div>
    </PageBody>
  );
}
