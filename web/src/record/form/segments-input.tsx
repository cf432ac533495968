import { say } from '@dossier/proto/texts/phrase';
import { Input, SegmentedControl } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { TooltipIcon } from '@/components/tooltip-icon';
import { text as common } from '@/lib/texts/common';
import { text } from '../texts';
import type { FieldInputProps } from './input-props';
import classes from './quiet.module.css';

type Segment = { value: string; label: string };
type SegmentsProps = FieldInputProps & { data: Segment[]; chosen: string; parse: (chosen: string) => string | boolean };

/** A few choices side by side; one that may be empty can be cleared again. */
const Segments = ({
  label,
  description,
  title,
  error,
  disabled,
  onChange,
  data,
  chosen,
  parse,
  field,
}: SegmentsProps) => (
  <Input.Wrapper
    label={label}
    description={description}
    error={error}
    labelElement="div"
    classNames={{ label: classes.label, description: classes.description }}
  >
    <div className={classes.segments}>
      <SegmentedControl
        size="xs"
        classNames={{ root: classes.control }}
        aria-label={title}
        data={data}
        value={chosen}
        disabled={disabled}
        onChange={(next) => onChange(parse(next))}
      />
      {chosen !== '' && !field.required && !disabled && (
        <span className={classes.section}>
          <TooltipIcon icon={IconX} label={text.field.clear(title)} onClick={() => onChange(null)} />
        </span>
      )}
    </div>
  </Input.Wrapper>
);

export const ChoiceSegments = (props: FieldInputProps) => (
  <Segments
    {...props}
    data={Object.entries(props.field.options ?? {}).map(([value, label]) => ({ value, label: say(label) }))}
    chosen={typeof props.value === 'string' ? props.value : ''}
    parse={(chosen) => chosen}
  />
);

const answers = (yes: string, no: string): Segment[] => [
  { value: yes, label: common.answers.yes },
  { value: no, label: common.answers.no },
];

export const YesNoSegments = (props: FieldInputProps) => (
  <Segments {...props} data={answers('YES', 'NO')} chosen={String(props.value ?? '')} parse={(chosen) => chosen} />
);

export const FlagSegments = (props: FieldInputProps) => (
  <Segments
    {...props}
    data={answers('true', 'false')}
    chosen={props.value === null ? '' : String(props.value)}
    parse={(chosen) => chosen === 'true'}
  />
);
