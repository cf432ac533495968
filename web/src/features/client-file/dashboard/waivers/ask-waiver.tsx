import { labelTexts } from '@dossier/proto/texts/labels';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DateField } from '@/components/date-field';
import { Dialog } from '@/components/dialog/dialog';
import { useFileScope } from '@/file/file-scope';
import type { Requirement } from '@/file/requirements-query';
import { answer, api } from '@/lib/api/client';
import { afterSave } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { requirements as text } from '../../texts';
import { linkTo } from './waiver-of';

type Asked = { until: string | null; reason: string };
type AskWaiverProps = {
  requirement: Requirement;
  document: NonNullable<Requirement['documentType']>;
  onClose: () => void;
};

/** Until when a document need not be there, and why. A second person decides. */
export function AskWaiver({ requirement, document, onClose }: AskWaiverProps) {
  const { clientId } = useFileScope();
  const { title, owner_kind, owner_title } = requirement;
  const form = useForm<Asked>({ initialValues: { until: null, reason: '' }, clearInputErrorOnChange: true });
  const ask = useWrite(
    ({ until, reason }: Asked) => {
      const place = { company_id: clientId, ...linkTo(requirement), document };
      return answer(api.POST('/api/v1/waiver/create', { body: { ...place, until: until ?? '', reason } }));
    },
    {
      success: text.waivers.asked,
      failure: unlessExplained(text.waivers.failed),
      invalidates: () => afterSave(clientId),
      onSuccess: onClose,
      onError: ({ errors: { until, reason } }) => {
        form.setErrors({ until, reason });
        return Boolean(until ?? reason);
      },
    },
  );
  return (
    <Dialog
      name="ask-waiver"
      title={text.waivers.title(owner_kind === 'company' ? title : text.of(title, owner_title))}
      onClose={onClose}
    >
      <form onSubmit={form.onSubmit((values) => ask.mutate(values))} noValidate>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {text.waivers.hint}
          </Text>
          <DateField
            label={labelTexts.labels.waived_until}
            required
            value={form.values.until}
            error={form.errors.until}
            onChange={(until) => form.setFieldValue('until', until)}
          />
          <Textarea
            label={labelTexts.labels.waiver_reason}
            required
            maxLength={1_000}
            {...form.getInputProps('reason')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {common.actions.cancel}
            </Button>
            <Button type="submit" loading={ask.isPending}>
              {text.waivers.ask}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
