import { Button, Group, Progress, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '@/components/notice';
import { answerLines } from '@/due-diligence/answers/answer-lines';
import { useForm } from '@/due-diligence/answers/form-context';
import { DownloadPdf } from '@/due-diligence/form/download-pdf';
import { FormSections } from '@/due-diligence/form/form-sections';
import { SubmitDialog } from '@/due-diligence/form/submit-dialog';
import { Papers } from '@/due-diligence/papers/papers';
import { RefreshNotice } from '@/due-diligence/refresh/refresh-notice';
import { Remark } from '@/due-diligence/remarks/remark';
import { placeOf } from '@/due-diligence/remarks/remarks-panel';
import { StopReminders } from '@/due-diligence/stop-reminders';
import { text } from '@/due-diligence/texts';
import { sectionsOf } from '@/due-diligence/types';
import { count } from '@/lib/format';
import { toastError, toastSuccess } from '@/lib/toasts';
import { SavedState } from './saved-state';
import classes from './visitor.module.css';
import { VisitorFrame } from './visitor-frame';

/** Of the address in a reminder that stops further ones. */
const STOP = '#stop';

type FillFormProps = {
  unsaved: boolean;
  save: () => Promise<boolean>;
  isSaving: boolean;
  saveError?: { status: number };
  /** The link ended while somebody typed. */
  withdrawn: boolean;
};

/** The form with its progress, one section at a time or all at once. */
export function FillForm({ unsaved, save, isSaving, saveError, withdrawn }: FillFormProps) {
  const { data, editable } = useForm();
  const [submitting, setSubmitting] = useState(false);
  const [shows, setShows] = useState('all');
  const [step, setStep] = useState(0);
  const { progress, status, comments, reminds, refresh } = data.dueDiligence;
  const sections = sectionsOf(data.dueDiligence);
  const asked = progress.reduce((sum, each) => sum + each.asked, 0);
  const answered = progress.reduce((sum, each) => sum + each.answered, 0);
  return (
    <VisitorFrame
      title={text.visitor.title}
      sender={data.sender}
      about={text.visitor.requestedBy(data.compnanyName)}
      progress={
        <div className={classes.progress}>
          {withdrawn && <Withdrawn />}
          <Progress value={asked ? (100 * answered) / asked : 0} size="sm" aria-label={text.visitor.progress} />
          <Text size="xs" c="dimmed">
            {text.form.answered(count(answered), count(asked))}
          </Text>
        </div>
      }
      actions={
        editable &&
        !withdrawn && (
          <>
            <SavedState unsaved={unsaved} saving={isSaving} error={saveError} save={save} />
            <Button onClick={() => setSubmitting(true)}>{text.actions.submit}</Button>
          </>
        )
      }
    >
      {editable && !refresh && <Text>{text.visitor.welcome}</Text>}
      <RefreshNotice data={data} hint={editable ? text.refresh.welcome : undefined} />
      {!editable && <Notice>{text.form.readOnly}</Notice>}
      {status === 'rejected' && <Notice tone="pending" title={text.form.rejected} />}
      {editable && reminds && <StopReminders ask={window.location.hash === STOP} />}
      {comments.map((comment) => (
        <Remark key={comment._id} comment={comment} where={placeOf(comment, data)} />
      ))}
      <div className={classes.steps}>
        <SegmentedControl
          size="xs"
          value={shows}
          onChange={setShows}
          aria-label={text.visitor.progress}
          data={[
            { value: 'all', label: text.actions.allAtOnce },
            { value: 'one', label: text.actions.oneAtATime },
          ]}
        />
        <Group gap="xs">
          <Button variant="default" onClick={() => window.print()}>
            {text.actions.print}
          </Button>
          <DownloadPdf save={save} />
        </Group>
      </div>
      <FormSections only={shows === 'one' ? sections[step] : undefined} />
      {refresh && refresh.documents.length > 0 && <Papers staff={false} />}
      {shows === 'one' && (
        <div className={classes.steps}>
          <Button variant="default" disabled={step === 0} onClick={() => setStep(step - 1)}>
            {text.actions.previous}
          </Button>
          <Button variant="default" disabled={step === sections.length - 1} onClick={() => setStep(step + 1)}>
            {text.actions.next}
          </Button>
        </div>
      )}
      {submitting && <SubmitDialog save={save} onClose={() => setSubmitting(false)} />}
    </VisitorFrame>
  );
}

/** What was typed is kept and can be taken along. It is told where it is seen wherever somebody was typing. */
function Withdrawn() {
  const { edits, data } = useForm();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(answerLines(edits.getState(), data));
      toastSuccess(text.notices.answersCopied);
    } catch (error) {
      toastError(error, { message: text.errors.copy });
    }
  };
  return (
    <Notice
      tone="rejected"
      title={text.visitor.deadTitle}
      actions={
        <Button size="xs" variant="default" onClick={() => void copy()}>
          {text.actions.copyAnswers}
        </Button>
      }
    >
      {text.visitor.deadKept}
    </Notice>
  );
}
