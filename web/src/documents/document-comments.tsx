import type { Json } from '@dossier/proto/records/model/json';
import type { Level } from '@dossier/proto/records/model/levels';
import { isBlank } from '@dossier/proto/records/model/rich-text';
import { Text, Title } from '@mantine/core';
import { RichTextEditor } from '@/components/rich-text/rich-text-editor';
import { RichTextView } from '@/components/rich-text/rich-text-view';
import { fieldMark } from '@/file/marks';
import { type FileRecord, isWaiting } from '@/file/record';
import type { RecordFormState } from '@/record/form/use-record-form';
import { WaitingMark } from '@/record/form/waiting-mark';
import { text } from '@/record/texts';
import classes from './document-details.module.css';

const FIELD: Record<Level, string> = {
  account_manager: 'comment_data_handler',
  supervisor: 'comment_supervisor',
  compliance: 'comment_compliance_officer',
};

type CommentProps = { document: FileRecord; form: RecordFormState; level: Level };

function Comment({ document, form, level }: CommentProps) {
  const name = FIELD[level];
  const label = text.comments.levels[level];
  const value = form.values[name] ?? null;
  const mark = isWaiting(document.fields[name]) && <WaitingMark mark={fieldMark(document, name)} />;
  if (form.isEditable(name)) {
    return (
      <div>
        <RichTextEditor
          label={label}
          initial={value}
          error={form.errors[name]}
          placeholder={text.comments.placeholder}
          onChange={(delta, plain) => form.change(name, plain ? (delta as Json) : null)}
        />
        {mark}
      </div>
    );
  }
  return (
    <div>
      <div className={classes.label}>{label}</div>
      {isBlank(value) ? <Text c="dimmed">{text.comments.none}</Text> : <RichTextView value={value} />}
      {mark}
    </div>
  );
}

/** The comments of the levels the person may read; the own level's is an editor. */
export function DocumentComments({ document, form }: Omit<CommentProps, 'level'>) {
  const levels = (Object.keys(FIELD) as Level[]).filter((level) => form.shows(FIELD[level]));
  if (levels.length === 0) return null;
  return (
    <section className={classes.comments} aria-label={text.comments.title}>
      <Title order={3} size="h3">
        {text.comments.title}
      </Title>
      {levels.map((level) => (
        <Comment key={level} document={document} form={form} level={level} />
      ))}
    </section>
  );
}
