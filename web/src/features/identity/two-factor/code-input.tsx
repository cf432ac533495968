import { LIMITS } from '@dossier/proto/rules/limits';
import { Input, PinInput, Text } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { ApiError } from '@/lib/api/api-error';
import { text } from '../texts';
import classes from './code-input.module.css';

/** `onCode` rejects when the code is refused. */
type CodeInputProps = { onCode: (code: string) => Promise<unknown>; busy: boolean; error: ApiError | undefined };

const messageOf = (error: ApiError | undefined) =>
  error && (error.errors.token ?? (error.code === 'identity.code.wrong' ? error.message : undefined));

/** Six digits, sent by themselves once all are there; a refused code is cleared for the next try. */
export function CodeInput({ onCode, busy, error }: CodeInputProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const message = messageOf(error);
  const again = () => {
    setCode('');
    first.current?.focus();
  };
  return (
    <fieldset className={classes.code} aria-labelledby={id}>
      <Input.Label id={id} component="div" mb={6}>
        {text.twoFactor.prompt}
      </Input.Label>
      <PinInput
        length={LIMITS.codeDigits}
        type="number"
        inputMode="numeric"
        oneTimeCode
        autoFocus
        value={code}
        onChange={setCode}
        onComplete={(digits) => void onCode(digits).catch(again)}
        readOnly={busy}
        error={Boolean(message)}
        ref={first}
        getInputProps={(index) => ({
          'aria-label': text.twoFactor.digit(String(index + 1)),
          'data-autofocus': index === 0 || undefined,
        })}
      />
      <Text size="xs" c={message ? 'var(--mantine-color-error)' : 'dimmed'} mt={6} role="status" mih={16}>
        {busy ? text.twoFactor.checking : message}
      </Text>
    </fieldset>
  );
}
