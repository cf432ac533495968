import { PLATFORM_RANGE } from '@dossier/proto/rules/credits';
import { Button, Group, NumberInput, Stack, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Field } from '@/components/field-grid';
import { Moment } from '@/components/moment';
import { Section } from '@/components/section';
import { UnsavedGuard } from '@/components/unsaved-guard';
import { answer, api } from '@/lib/api/client';
import { text as common } from '@/lib/texts/common';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { text } from '../texts';
import type { Platform } from './queries';
import { pricesOf } from './values';

const NUMBERS = [
  { name: 'subscription_cost', decimals: 2, label: 'subscriptionCost', isMoney: true },
  { name: 'subscription_amount_rows', decimals: 0, label: 'subscriptionRows', isMoney: false },
  { name: 'subscription_cost_per_row', decimals: 4, label: 'perRow', isMoney: true },
] as const;

type NumberName = (typeof NUMBERS)[number]['name'];
type Values = Record<NumberName, number | string> & Pick<Platform, 'emails_send_out'>;

const inRange = (value: number | string) =>
  typeof value === 'number' && value >= PLATFORM_RANGE.min && value <= PLATFORM_RANGE.max;
const check = (value: number | string) => (inRange(value) ? null : text.errors.checkValue);

const save = ({ emails_send_out, ...prices }: Values) =>
  answer(
    api.POST('/bo/v1/set-platform-control', {
      body: { ...(prices as Record<NumberName, number>), emails_send_out },
    }),
  );

/** Asks before typed values are left behind; Save works once something has changed. */
export function PlatformForm({ platform }: { platform: Platform }) {
  const { last_updated_at } = platform;
  const form = useForm<Values>({
    initialValues: pricesOf(platform),
    validate: {
      subscription_cost: check,
      subscription_amount_rows: check,
      subscription_cost_per_row: check,
    },
    clearInputErrorOnChange: true,
  });
  const write = useWrite(save, {
    success: text.saved,
    failure: unlessExplained(text.errors.platform),
    invalidates: () => [['platform'], ['mails']],
    onSuccess: () => form.resetDirty(),
    onError: ({ errors }) => {
      form.setErrors(errors);
      return Object.keys(errors).some((name) => name in form.values);
    },
  });
  const sends = form.values.emails_send_out === 'YES';
  return (
    <form onSubmit={form.onSubmit((values) => write.mutate(values))} noValidate>
      <Section>
        <Stack gap="md">
          {NUMBERS.map(({ name, decimals, label, isMoney }) => (
            <NumberInput
              key={name}
              label={text.fields[label]}
              description={text.hints[label]}
              suffix={isMoney ? ` ${text.currencies}` : undefined}
              decimalScale={decimals}
              allowNegative={false}
              clampBehavior="none"
              hideControls
              {...form.getInputProps(name)}
            />
          ))}
          <Switch
            label={text.fields.sendsMails}
            description={text.hints.sendsMails}
            checked={sends}
            onChange={({ currentTarget }) =>
              form.setFieldValue('emails_send_out', currentTarget.checked ? 'YES' : 'NO')
            }
          />
          <Field label={text.fields.lastUpdated}>
            {last_updated_at ? <Moment at={last_updated_at} /> : text.hints.never}
          </Field>
          <Group justify="flex-end">
            <Button type="submit" disabled={!form.isDirty()} loading={write.isPending}>
              {common.actions.save}
            </Button>
          </Group>
        </Stack>
      </Section>
      <UnsavedGuard dirty={form.isDirty()} />
    </form>
  );
}
