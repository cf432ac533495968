import { dayMonthYear, isDate } from '@dossier/proto/rules/dates';
import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { text } from '@/lib/texts/common';
import { Panel } from './dialog/panel';
import { parseDay } from './parse-day';

type Day = string | null;

type DateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'rightSection'> & {
  /** YYYY-MM-DD; any other text is shown as it is, so that a mistake can be corrected. */
  value: Day;
  /** A day as YYYY-MM-DD, null when empty, or the text itself while it is no day. */
  onChange: (value: Day) => void;
};

const shownDay = (value: Day) => (isDate(value) ? dayMonthYear(value) : (value ?? ''));

function Calendar({ day, disabled, onPick }: { day: Day; disabled?: boolean; onPick: (day: Day) => void }) {
  const [opened, { toggle, close }] = useDisclosure(false);
  const pick = (picked: Day) => {
    onPick(picked);
    close();
  };
  return (
    <Panel
      name="calendar"
      opened={opened}
      onClose={close}
      position="bottom-end"
      target={
        <ActionIcon size={24} aria-label={text.dates.open} onClick={toggle} disabled={disabled}>
          <IconCalendar size={16} stroke={1.75} />
        </ActionIcon>
      }
    >
      <DatePicker value={day} onChange={pick} defaultDate={day ?? undefined} size="xs" />
    </Panel>
  );
}

/** A day, typed as DD/MM/YYYY or picked from a calendar, which opens only when it is asked for. What is no day is said on leaving. */
export function DateField({ value, onChange, ...input }: DateFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [focused, setFocused] = useState(false);
  const type = (entered: string) => {
    setTyped(entered);
    onChange(parseDay(entered));
  };
  const leave = () => {
    setTyped(undefined);
    setFocused(false);
  };
  const isWrong = !focused && value !== null && value !== '' && !isDate(value);
  return (
    <TextInput
      autoComplete="off"
      maxLength={10}
      {...input}
      placeholder={focused ? text.dates.placeholder : (input.placeholder ?? text.dates.placeholder)}
      error={input.error || (isWrong && text.dates.wrong)}
      value={typed ?? shownDay(value)}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      rightSectionPointerEvents="all"
      rightSection={<Calendar day={isDate(value) ? value : null} disabled={input.disabled} onPick={onChange} />}
    />
  );
}
