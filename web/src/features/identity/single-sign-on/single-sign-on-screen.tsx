import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { AuthCard } from '../frame/auth-card';
import { checkEmail } from '../validation';
import { text } from './texts';

/** From here to the company's provider, and where it leads back to. */
export function SingleSignOnScreen() {
  usePage(text.signInTitle);
  const [query] = useSearchParams();
  const code = query.get('code');
  const back = (
    <Anchor underline="always" component={Link} to={paths.login.href()}>
      {text.back}
    </Anchor>
  );
  return (
    <AuthCard title={text.signInTitle} hint={code ? undefined : text.signInHint} foot={back}>
      {code ? <Arriving /> : <Leaving refused={query.get('refused')} next={query.get('next')} />}
    </AuthCard>
  );
}

const sentenceOf = (code: string): string =>
  code in text.refusals ? text.refusals[code as keyof typeof text.refusals] : text.refusedOtherwise;

function Leaving({ refused, next }: { refused: string | null; next: string | null }) {
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: checkEmail },
    clearInputErrorOnChange: true,
  });
  const go = ({ email }: { email: string }) => {
    const query = new URLSearchParams({ email: email.trim(), ...(next && { next }) });
    window.location.assign(`/api/v1/sso/start?${query}`);
  };
  return (
    <form onSubmit={form.onSubmit(go)} noValidate>
      <Stack gap="md">
        {refused && <Notice tone="rejected">{sentenceOf(refused)}</Notice>}
        <TextInput label={text.email} type="email" autoComplete="username" autoFocus {...form.getInputProps('email')} />
        <Button type="submit" fullWidth>
          {text.next}
        </Button>
      </Stack>
    </form>
  );
}

/** The loader of the route has spent the code; the guard leads on. */
const Arriving = () => (
  <Text role="status" c="dimmed">
    {text.signingIn}
  </Text>
);
