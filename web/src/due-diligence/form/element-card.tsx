import { missingAnswers } from '@dossier/proto/due-diligence/answers';
import { type ElementType, elementFields, nameFieldOf } from '@dossier/proto/due-diligence/elements';
import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { count } from '@/lib/format';
import { Answers } from '../answers/answers';
import { useForm } from '../answers/form-context';
import { Unchanged } from '../refresh/unchanged';
import { text } from '../texts';
import { answerIn, answerKey, elementName, type FormElement } from '../types';
import classes from './form.module.css';

/** One company or person. Its questions are drawn only while it is open: a form of sixty opens at once. */
export function ElementCard({ element, begun }: { element: FormElement; begun: boolean }) {
  const [opened, { toggle }] = useDisclosure(begun);
  const { id: form, edits, editable } = useForm();
  const id = useId();
  const type = element.type as ElementType;
  const fields = elementFields(type);
  const edited = edits(({ values }) => values[answerKey(element, nameFieldOf(type))]);
  const values = Object.fromEntries(Object.keys(fields).map((name) => [name, answerIn(element, name)]));
  const asked = Object.values(fields).filter(({ optional }) => !optional).length;
  const answered = asked - Object.keys(missingAnswers(fields, values)).length;
  const Icon = opened ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.card} data-element={element._id}>
      <UnstyledButton className={classes.head} onClick={toggle} aria-expanded={opened} aria-controls={id}>
        <Icon size={16} stroke={1.75} aria-hidden />
        <bdi className={classes.name}>{typeof edited === 'string' && edited ? edited : elementName(element)}</bdi>
        <span className={classes.count}>
          {element.confirmed_at ? text.refresh.unchanged : text.form.answered(count(answered), count(asked))}
        </span>
      </UnstyledButton>
      <div id={id} className={classes.body} hidden={!opened}>
        {opened && <Answers part={element} fields={fields} />}
        {opened && element.from_file && (
          <Unchanged id={form} part={element._id} of={elementName(element)} looked={element} editable={editable} />
        )}
      </div>
    </div>
  );
}
