import { Button, Group, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '@/components/copy-button';
import { text } from '../texts';
import { generatedPassword } from './generated-password';
import classes from './password-field.module.css';

type PasswordFieldProps = { value?: string; onChange?: (value: string) => void; error?: React.ReactNode };

/** The first password of a new user, typed or generated; a generated one is shown, to be passed on. */
export function PasswordField({ value = '', onChange, error }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const generate = () => {
    onChange?.(generatedPassword());
    setVisible(true);
  };
  return (
    <Group gap={4} align="flex-end" wrap="nowrap" className={classes.field}>
      <PasswordInput
        className={classes.input}
        label={text.fields.password}
        description={text.users.passwordHint}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        autoComplete="new-password"
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{ 'aria-label': text.login.showPassword }}
        value={value}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        error={error}
      />
      <Button variant="default" onClick={generate}>
        {text.users.generate}
      </Button>
      {value && <CopyButton value={value} />}
    </Group>
  );
}
