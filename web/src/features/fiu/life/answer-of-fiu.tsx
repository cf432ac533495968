import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DateField } from '@/components/date-field';
import { Dialog } from '@/components/dialog/dialog';
import { answer, api } from '@/lib/api/client';
import { text as common } from '@/lib/texts/common';
import { useWrite } from '@/lib/use-write';
import { text } from '../texts';

type Said = { outcome: 'acknowledged' | 'rejected'; reference: string; date: string | null; reason: string };

const OUTCOMES = ['acknowledged', 'rejected'] as const;

/** What the FIU said of one report, as it stands in its message. */
export function AnswerOfFiu({ id, report, onClose }: { id: string; report: string; onClose: () => void }) {
  const form = useForm<Said>({
    initialValues: { outcome: 'acknowledged', reference: '', date: new Date().toISOString().slice(0, 10), reason: '' },
    clearInputErrorOnChange: true,
  });
  const record = useWrite(
    ({ date, reason, ...said }: Said) => {
      const body = { id, report, ...said, date: date ?? '', ...(reason.trim() && { reason }) };
      return answer(api.POST('/api/v1/conversion/answer', { body }));
    },
    {
      success: text.life.recorded,
      invalidates: () => [['fiu']],
      onSuccess: onClose,
      onError: ({ errors }) => {
        form.setErrors(errors);
        return Object.keys(errors).length > 0;
      },
    },
  );
  const isRejected = form.values.outcome === 'rejected';
  return (
    <Dialog name="answer-of-fiu" onClose={onClose} title={text.life.recordTitle} size={480}>
      {/* Only the button records: Enter in a field would be an answer by accident. */}
      <form onSubmit={(event) => event.preventDefault()} noValidate>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {report}
          </Text>
          <SegmentedControl
            aria-label={text.life.outcome}
            data={OUTCOMES.map((value) => ({ value, label: text.life.outcomes[value] }))}
            {...form.getInputProps('outcome')}
          />
          <TextInput
            label={text.life.reference}
            maxLength={100}
            withAsterisk
            data-autofocus
            {...form.getInputProps('reference')}
          />
          <DateField
            label={text.life.date}
            withAsterisk
            value={form.values.date}
            onChange={(date) => form.setFieldValue('date', date)}
            error={form.errors.date}
          />
          <Textarea
            label={text.life.reason}
            maxLength={4_000}
            withAsterisk={isRejected}
            {...form.getInputProps('reason')}
          />
        </Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button loading={record.isPending} onClick={() => form.onSubmit((said) => record.mutate(said))()}>
            {text.life.record}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
