import { SegmentedControl, Select, Text } from '@mantine/core';
import { Section } from '@/components/section';
import { text, words } from '@/due-diligence/texts';
import { type Action, type Choice, type IntakeElement, offered, withoutOf } from './choices';
import { FieldIntake } from './field-intake';
import classes from './intake.module.css';

type ElementIntakeProps = {
  element: IntakeElement;
  choice: Choice;
  errors: Record<string, string>;
  onChange: (choice: Choice) => void;
};

/** One company or person of the form: which record it is, and what of its answers the file shall have. */
export function ElementIntake({ element, choice, errors, onChange }: ElementIntakeProps) {
  const { _id, name, type, candidates, left } = element;
  const turn = (action: Action, record = candidates[0]?.id) =>
    onChange({ action, record, without: withoutOf(element, action, record), values: choice.values });
  const fields = offered(element, choice);
  return (
    <div data-element={_id}>
      <Section
        title={name || text.form.unnamed}
        state={<Text c="dimmed">{(words.types as Record<string, string>)[type]}</Text>}
        actions={
          <SegmentedControl
            aria-label={text.intake.what}
            value={choice.action}
            onChange={(action) => turn(action as Action)}
            data={actionsOf(element)}
          />
        }
        stack
      >
        {choice.action === 'link' && type !== 'company' && (
          <Select
            label={text.intake.record}
            allowDeselect={false}
            value={choice.record}
            onChange={(record) => record && turn('link', record)}
            data={candidates.map(({ id, title, score, reasons }) => ({
              value: id,
              label: text.intake.candidate(title, String(score), reasons.map(reasonOf).join(', ')),
            }))}
          />
        )}
        {choice.action !== 'ignore' && fields.length === 0 && <Text c="dimmed">{text.intake.nothingNew}</Text>}
        {fields.length > 0 && (
          <div className={classes.fields} data-compared={choice.action === 'link' || undefined}>
            {fields.map((field) => (
              <FieldIntake
                key={field.name}
                element={element}
                field={field}
                choice={choice}
                error={errors[`${_id}.${field.name}`]}
                onChange={onChange}
              />
            ))}
          </div>
        )}
        {choice.action !== 'ignore' && left.length > 0 && (
          <Text size="sm" c="dimmed">
            {text.intake.left(left.join(', '))}
          </Text>
        )}
      </Section>
    </div>
  );
}

const reasonOf = (reason: string): string => (text.intake.reasons as Record<string, string>)[reason] ?? reason;

/** A form is about the client itself, which is there already. */
const actionsOf = ({ type, candidates }: IntakeElement): { value: Action; label: string }[] => {
  const { link, create, ignore } = text.intake.actions;
  return [
    ...(candidates.length > 0
      ? [{ value: 'link' as const, label: type === 'company' ? text.intake.compare : link }]
      : []),
    ...(type === 'company' ? [] : [{ value: 'create' as const, label: create }]),
    { value: 'ignore' as const, label: ignore },
  ];
};
