import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { AuthCard } from '../frame/auth-card';
import { text as identity } from '../texts';
import { checkEmail } from '../validation';
import { text } from './texts';
import { useAskMail } from './use-ask-mail';
import { WaitNotice } from './wait-notice';

/** Asks for the mail that resets the password. Whether anybody has the address is not told. */
export function ForgotScreen() {
  usePage(text.forgotTitle);
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: checkEmail },
    clearInputErrorOnChange: true,
  });
  const { ask, busy, sent, waitSeconds } = useAskMail('reset', form.setErrors);
  const foot = (
    <Anchor underline="always" component={Link} to={paths.login.href()}>
      {text.back}
    </Anchor>
  );
  return (
    <AuthCard title={text.forgotTitle} hint={text.forgotHint} foot={foot}>
      <form onSubmit={form.onSubmit(({ email }) => ask(email.trim()))} noValidate>
        <Stack gap="md">
          {sent && <Notice title={text.forgotSent}>{text.forgotLater}</Notice>}
          {waitSeconds !== undefined && <WaitNotice seconds={waitSeconds} />}
          <TextInput
            label={identity.fields.email}
            type="email"
            autoComplete="username"
            autoFocus
            {...form.getInputProps('email')}
          />
          <Button type="submit" fullWidth loading={busy}>
            {text.forgotSubmit}
          </Button>
        </Stack>
      </form>
    </AuthCard>
  );
}
