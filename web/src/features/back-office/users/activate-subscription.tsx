import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { amount } from '@/credits/amount';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { platformQuery } from '../platform/queries';
import { text } from '../texts';

type ActivateSubscriptionProps = { userId: string; opened: boolean; onClose: () => void };

/** Says the price before it is taken. */
export function ActivateSubscription({ userId, opened, onClose }: ActivateSubscriptionProps) {
  const { data } = useQuery({ ...platformQuery, enabled: opened });
  const write = useWrite(() => answer(api.POST('/bo/v1/activate-subscription', { body: { user_id: userId } })), {
    success: text.activated,
    failure: unlessExplained(text.errors.activating),
    invalidates: () => [keys.credits, keys.accounts],
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      name="activate-subscription"
      opened={opened}
      title={text.titles.activate}
      verb={text.activate}
      destructive={false}
      busy={write.isPending || !data}
      onConfirm={() => write.mutate(undefined)}
      onClose={onClose}
    >
      {data && text.activateFor(amount(data.subscription_cost), data.subscription_amount_rows)}
    </ConfirmDialog>
  );
}
