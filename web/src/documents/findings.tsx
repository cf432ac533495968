import type { Level } from '@dossier/proto/records/model/levels';
import { conforms, resetUnexplained } from '@dossier/proto/rules/world-check';
import { labelTexts } from '@dossier/proto/texts/labels';
import { say } from '@dossier/proto/texts/phrase';
import { Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { toastError } from '@/lib/toasts';
import type { RecordFormState } from '@/record/form/use-record-form';
import { text } from '@/record/texts';
import { text as screening } from '@/screening/texts';
import { FindingAnswer } from './finding-answer';
import { answerName, FINDING_NAMES, type Finding, LEVEL_NAMES } from './finding-names';
import classes from './findings.module.css';

/** The level whose answers this person gives. */
const ownLevel = (form: RecordFormState): Level | undefined =>
  LEVEL_NAMES.find((level) => form.isEditable(answerName('sanctions_found', level)));

export type Explaining = { finding: Finding; level: Level };

/** Sets answers of YES that nobody explained back to NO, and says so. */
export function settleFindings(form: RecordFormState): void {
  const own = ownLevel(form);
  if (!own) return;
  const { edit, messages } = resetUnexplained(own, form.values);
  for (const [name, value] of Object.entries(edit)) form.change(name, value);
  for (const message of messages.map(say)) toastError(new Error(message), { message });
}

type FindingsProps = { form: RecordFormState; onExplain?: (explaining: Explaining) => void };

/** What each level found in a world-check. A YES asks for a comment; without one it goes back to NO. */
export function Findings({ form, onExplain }: FindingsProps) {
  const levels = LEVEL_NAMES.filter((level) => form.shows(answerName('sanctions_found', level)));
  const own = ownLevel(form);
  if (levels.length === 0) return null;
  return (
    <section aria-label={text.worldCheck.title}>
      <Title order={3} size="h3" mb="xs">
        {text.worldCheck.title}
      </Title>
      {own && !conforms(own, form.values) && (
        <p className={classes.warning} role="alert">
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {screening.doesNotConform}
        </p>
      )}
      <ul className={classes.findings}>
        {FINDING_NAMES.map((finding) => (
          <li key={finding}>
            <div className={classes.finding}>{labelTexts.fileLabels[finding]}</div>
            <div className={classes.answers}>
              {levels.map((level) => (
                <FindingAnswer
                  key={level}
                  finding={finding}
                  level={level}
                  form={form}
                  onExplain={() => onExplain?.({ finding, level })}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
