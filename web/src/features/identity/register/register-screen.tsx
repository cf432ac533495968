import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { AuthCard } from '../frame/auth-card';
import { text } from '../texts';
import { checkEmail, checkPassword, checkUsername } from '../validation';
import { TermsDialog } from './terms-dialog';
import { useRegister } from './use-register';

/** Username, e-mail and password; then the terms. */
export function RegisterScreen() {
  usePage(text.register.title);
  const [reading, { open, close }] = useDisclosure();
  const form = useForm({
    initialValues: { username: '', email: '', password: '' },
    validate: { username: checkUsername, email: checkEmail, password: checkPassword },
    clearInputErrorOnChange: true,
  });
  const register = useRegister((errors) => {
    close();
    form.setErrors(errors);
  });
  const foot = (
    <>
      {text.register.hasAccount}{' '}
      <Anchor underline="always" component={Link} to={paths.login.href()}>
        {text.register.login}
      </Anchor>
    </>
  );
  return (
    <AuthCard title={text.register.title} hint={text.register.hint} foot={foot}>
      <form onSubmit={form.onSubmit(open)} noValidate>
        <Stack gap="md">
          <TextInput
            label={text.fields.username}
            autoComplete="nickname"
            autoFocus
            {...form.getInputProps('username')}
          />
          <TextInput label={text.fields.email} type="email" autoComplete="username" {...form.getInputProps('email')} />
          <PasswordInput
            label={text.fields.password}
            description={form.errors.password ? undefined : text.register.passwordHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': text.login.showPassword }}
            {...form.getInputProps('password')}
          />
          <Button type="submit" fullWidth mt={4}>
            {text.register.submit}
          </Button>
        </Stack>
      </form>
      <TermsDialog
        opened={reading}
        busy={register.isPending}
        onClose={close}
        onAccept={() => register.mutate({ ...form.values, email: form.values.email.trim() })}
      />
    </AuthCard>
  );
}
