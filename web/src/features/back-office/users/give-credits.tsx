import { Button, Group, NumberInput, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { text } from '../texts';

type GiveCreditsProps = { userId: string; opened: boolean; onClose: () => void };

export const GiveCredits = (props: GiveCreditsProps) => (
  <Dialog name="give-credits" opened={props.opened} onClose={props.onClose} title={text.titles.giveCredits}>
    <GiftForm {...props} />
  </Dialog>
);

const give = (user_id: string, amount: number | string, comment: string) =>
  answer(
    api.POST('/bo/v1/give-credit', { body: { user_id, amount: Number(amount), ...(comment ? { comment } : {}) } }),
  );

/** Only the button gives: Enter in the amount, or in the comment, moves no money. */
function GiftForm({ userId, onClose }: GiveCreditsProps) {
  const [amount, setAmount] = useState<number | string>('');
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const write = useWrite(() => give(userId, amount, comment.trim()), {
    success: text.given,
    failure: unlessExplained(text.errors.giving),
    invalidates: () => [keys.credits, keys.accounts],
    onSuccess: onClose,
    onError: ({ errors }) => {
      setError(errors.amount);
      return errors.amount !== undefined;
    },
  });
  const submit = () => {
    if (typeof amount !== 'number' || amount <= 0) setError(text.errors.checkValue);
    else write.mutate(undefined);
  };
  const change = (typed: number | string) => {
    setAmount(typed);
    setError(undefined);
  };
  return (
    <Stack gap="md">
      <NumberInput
        label={text.fields.amount}
        description={text.hints.gift}
        required
        data-autofocus
        decimalScale={2}
        allowNegative={false}
        thousandSeparator=","
        hideControls
        value={amount}
        error={error}
        onChange={change}
      />
      <TextInput
        label={text.fields.comment}
        maxLength={200}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {common.actions.cancel}
        </Button>
        <Button loading={write.isPending} onClick={submit}>
          {text.give}
        </Button>
      </Group>
    </Stack>
  );
}
