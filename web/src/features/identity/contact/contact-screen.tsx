import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { Notice } from '@/components/notice';
import { answer, api } from '@/lib/api/client';
import { useKeptForm } from '@/lib/kept-form';
import { usePage } from '@/lib/page';
import { useWrite } from '@/lib/use-write';
import { AuthCard } from '../frame/auth-card';
import { checkEmail } from '../validation';
import { text } from './texts';

const EMPTY = { name: '', email: '', companyName: '', message: '' };
type Contact = typeof EMPTY;

const filled = (value: string) => (value.trim() ? null : text.fillAll);
const checks = {
  name: filled,
  email: (value: string) => filled(value) ?? checkEmail(value),
  companyName: filled,
  message: filled,
};
const trimmed = ({ name, email, companyName, message }: Contact): Contact => ({
  name: name.trim(),
  email: email.trim(),
  companyName: companyName.trim(),
  message: message.trim(),
});

/** For everybody: a message to whoever runs this installation. What is typed survives a reload. */
export function ContactScreen() {
  usePage(text.title);
  const form = useKeptForm<Contact>('contact', {
    initialValues: EMPTY,
    validate: checks,
    clearInputErrorOnChange: true,
  });
  const send = useWrite((body: Contact) => answer(api.POST('/api/v1/contact-info-text', { body: trimmed(body) })), {
    failure: ({ status, message }) => (status === 429 ? message : text.failed),
    onSuccess: () => {
      form.setValues(EMPTY);
      form.forget();
    },
    onError: ({ errors }) => {
      form.setErrors(errors);
      return Object.keys(errors).length > 0;
    },
  });
  if (send.isSuccess) return <Sent onAnother={send.reset} />;
  const isIncomplete = Object.values(form.errors).includes(text.fillAll);
  return (
    <AuthCard title={text.title} hint={text.hint}>
      <form onSubmit={form.onSubmit((values) => send.mutate(values))} noValidate>
        <Stack gap="md">
          {isIncomplete && <Notice tone="rejected">{text.fillAll}</Notice>}
          <TextInput label={text.fields.name} autoComplete="name" autoFocus {...form.getInputProps('name')} />
          <TextInput label={text.fields.email} type="email" autoComplete="email" {...form.getInputProps('email')} />
          <TextInput
            label={text.fields.companyName}
            autoComplete="organization"
            {...form.getInputProps('companyName')}
          />
          <Textarea label={text.fields.message} rows={6} maxLength={5_000} {...form.getInputProps('message')} />
          <Button type="submit" fullWidth loading={send.isPending}>
            {text.submit}
          </Button>
        </Stack>
      </form>
    </AuthCard>
  );
}

const Sent = ({ onAnother }: { onAnother: () => void }) => (
  <AuthCard title={text.sentTitle} hint={text.sent}>
    <Button variant="default" onClick={onAnother}>
      {text.another}
    </Button>
  </AuthCard>
);
