import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Field } from '@/components/field-grid';
import { Moment } from '@/components/moment';
import { RichTextView } from '@/components/rich-text/rich-text-view';
import type { Notification } from '@/file/notifications';
import { paths } from '@/lib/paths';
import { text } from '../texts';
import classes from './item.module.css';

const ACTIONS: Record<string, string> = text.actions;
const OUTCOMES: Record<string, string> = text.outcomes;
const HINTS: Record<string, string> = text.outcomeHints;

const handlerLabel = ({ actionTaken }: Notification): string => {
  if (actionTaken === 'approved') return text.facts.approvedBy;
  return actionTaken === 'rejected' ? text.facts.rejectedBy : text.facts.handledBy;
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <Field label={label}>{children}</Field>
  </div>
);

/** Who asked for what and when; once decided, who decided and how. */
export function ChangeFacts({ change }: { change: Notification }) {
  const { facts } = text;
  const { actionTaken, rejectCommentStructure: reason } = change;
  const hint = actionTaken && HINTS[actionTaken];
  return (
    <div className={classes.facts}>
      <Fact label={facts.date}>
        <Moment at={change.datetime} />
      </Fact>
      <Fact label={facts.madeBy}>
        <bdi>{change.user_name}</bdi>
      </Fact>
      {change.origin && (
        <Fact label={facts.origin}>
          <Anchor component={Link} to={paths.client.dueDiligence.item.href(change.company_id, change.origin.id)}>
            {facts.dueDiligence(change.origin.label)}
          </Anchor>
        </Fact>
      )}
      <Fact label={facts.proposed}>{ACTIONS[change.actionType]}</Fact>
      {change.handled_at && (
        <Fact label={facts.handledAt}>
          <Moment at={change.handled_at} />
        </Fact>
      )}
      {change.handled_by_name && (
        <Fact label={handlerLabel(change)}>
          <bdi>{change.handled_by_name}</bdi>
          {change.self_approved && <span className={classes.note}>{facts.selfApproved}</span>}
        </Fact>
      )}
      {actionTaken && (
        <Fact label={facts.taken}>
          {OUTCOMES[actionTaken]}
          {hint && <span className={classes.note}>{hint}</span>}
        </Fact>
      )}
      {Boolean(reason) && (
        <div className={classes.reason}>
          <Field label={facts.comment}>
            <RichTextView value={reason} />
          </Field>
        </div>
      )}
    </div>
  );
}
