import type { Level } from '@dossier/proto/records/model/levels';
import { isBlank } from '@dossier/proto/records/model/rich-text';
import { labelTexts } from '@dossier/proto/texts/labels';
import { SegmentedControl } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { RichTextView } from '@/components/rich-text/rich-text-view';
import { TooltipIcon } from '@/components/tooltip-icon';
import type { RecordFormState } from '@/record/form/use-record-form';
import { text } from '@/record/texts';
import { answerName, commentName, type Finding } from './finding-names';
import classes from './findings.module.css';

type FindingAnswerProps = { finding: Finding; level: Level; form: RecordFormState; onExplain: () => void };

/** One level's answer: its own people choose, those above it read. */
export function FindingAnswer({ finding, level, form, onExplain }: FindingAnswerProps) {
  const { yes, no, notAnswered, levels, editComment } = text.worldCheck;
  const [name, comment] = [answerName(finding, level), commentName(finding, level)];
  const [answer, explanation] = [form.values[name] ?? null, form.values[comment] ?? null];
  const choose = (next: string) => {
    form.change(name, next);
    if (next === 'YES') onExplain();
  };
  return (
    <div className={classes.answer}>
      <span className={classes.level}>{levels[level]}</span>
      {form.isEditable(name) ? (
        <span className={classes.choice}>
          <SegmentedControl
            size="xs"
            aria-label={`${labelTexts.fileLabels[finding]}, ${levels[level]}`}
            data={[
              { value: 'YES', label: yes },
              { value: 'NO', label: no },
            ]}
            value={String(answer ?? '')}
            onChange={choose}
          />
          {answer === 'YES' && (
            <TooltipIcon icon={IconMessage2} label={editComment(labelTexts.fileLabels[finding])} onClick={onExplain} />
          )}
        </span>
      ) : (
        <span data-answer={answer}>{answer === null ? notAnswered : answer === 'YES' ? yes : no}</span>
      )}
      {!isBlank(explanation) && (
        <div className={classes.comment}>
          <RichTextView value={explanation} />
        </div>
      )}
    </div>
  );
}
