import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router-dom';
import type { ApiError } from '@/lib/api/api-error';
import { paths } from '@/lib/paths';
import { text as recovery } from '../recovery/texts';
import { text } from '../texts';
import { checkEmail, checkPassword } from '../validation';
import { LoginProblem } from './login-problem';
import type { Login } from './use-login';

/** Where the server's message belongs: its own field, or under the password when the pair is wrong. */
const fieldErrors = (error: ApiError | undefined): Record<string, string> => {
  if (!error) return {};
  return error.code === 'identity.credentials.wrong' ? { password: error.message } : error.errors;
};

export function CredentialsForm({ login }: { login: Login }) {
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: { email: checkEmail, password: checkPassword },
    clearInputErrorOnChange: true,
  });
  const { error, tried } = login;
  const field = (name: 'email' | 'password') => {
    const { error: wrong, ...input } = form.getInputProps(name);
    const refused = tried?.[name] === form.values[name] ? fieldErrors(error)[name] : undefined;
    return { ...input, error: wrong ?? refused };
  };
  return (
    <form onSubmit={form.onSubmit(login.submit)} noValidate>
      <Stack gap="md">
        <LoginProblem error={error} />
        <TextInput label={text.fields.email} type="email" autoComplete="username" autoFocus {...field('email')} />
        <PasswordInput
          label={text.fields.password}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': text.login.showPassword }}
          {...field('password')}
        />
        <Anchor component={Link} to={paths.forgotPassword.href()} size="sm">
          {recovery.forgot}
        </Anchor>
        <Button type="submit" fullWidth loading={login.busy} mt={4}>
          {text.login.submit}
        </Button>
      </Stack>
    </form>
  );
}
