import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { useForm } from '../answers/form-context';
import { text } from '../texts';
import { AskForm } from './ask-form';
import { Remark } from './remark';
import classes from './remarks.module.css';

/** What staff asked about one answer or document, and a way to ask more. */
export function AnswerRemarks({ about, field }: { about: string; field?: string }) {
  const { data, staff } = useForm();
  const [asking, setAsking] = useState(false);
  const own = data.dueDiligence.comments.filter((comment) => comment.about === about && comment.field === field);
  const mayAsk = staff && data.dueDiligence.status !== 'approved' && data.dueDiligence.status !== 'SIGNED';
  if (own.length === 0 && !mayAsk) return null;
  return (
    <div className={classes.beside}>
      {own.map((comment) => (
        <Remark key={comment._id} comment={comment} />
      ))}
      {mayAsk && !asking && (
        <Text size="xs" className={classes.ask}>
          <Anchor component="button" type="button" size="xs" onClick={() => setAsking(true)}>
            {text.actions.ask}
          </Anchor>
        </Text>
      )}
      {asking && <AskForm about={about} field={field} onDone={() => setAsking(false)} />}
    </div>
  );
}
