import { Button, Group, Text, Textarea } from '@mantine/core';
import { StatePill } from '@/components/state-pill';
import { useDraft } from '@/lib/drafts';
import { formComment } from '@/lib/format';
import { useForm } from '../answers/form-context';
import { text } from '../texts';
import type { FormComment } from '../types';
import { RemarkWords } from './remark-words';
import classes from './remarks.module.css';
import { useCloseRemark, useReply } from './use-remarks';

/** One remark with its reply: a visitor answers an open one, staff closes it. */
export function Remark({ comment, where }: { comment: FormComment; where?: string }) {
  const { staff, editable } = useForm();
  return (
    <article className={classes.remark} data-open={comment.open || undefined}>
      <Text size="xs" c="dimmed">
        {comment.author}, {formComment(comment.date)}
      </Text>
      {where && (
        <Text size="xs" fw={500}>
          {where}
        </Text>
      )}
      <RemarkWords html={comment.text} />
      {comment.reply && (
        <Text size="sm" className={classes.reply}>
          {comment.reply}
        </Text>
      )}
      {comment.open && staff && <Close id={comment._id} />}
      {comment.open && !staff && editable && <Reply id={comment._id} />}
    </article>
  );
}

function Close({ id }: { id: string }) {
  const close = useCloseRemark();
  return (
    <Group gap="xs" mt={4}>
      <StatePill state="pending" label={text.comments.open} />
      <Button size="compact-xs" variant="default" loading={close.isPending} onClick={() => close.mutate(id)}>
        {text.actions.close}
      </Button>
    </Group>
  );
}

function Reply({ id }: { id: string }) {
  const [typed, setTyped, forget] = useDraft(`due-diligence.reply.${id}`, '');
  const reply = useReply();
  return (
    <div>
      <Textarea
        label={text.comments.yourReply}
        value={typed}
        maxLength={2_000}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button
        size="compact-sm"
        mt={4}
        disabled={typed.trim() === ''}
        loading={reply.isPending}
        onClick={() => reply.mutate({ comment_id: id, text: typed }, { onSuccess: forget })}
      >
        {text.actions.reply}
      </Button>
    </div>
  );
}
