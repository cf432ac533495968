import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '@/components/load-failed';
import { Section } from '@/components/section';
import { Waiting } from '@/components/waiting';
import { AccountFacts } from '@/credits/account-facts';
import { CreditTable } from '@/credits/credit-table';
import { useListState } from '@/lib/list-state';
import { text } from '../texts';
import { ActivateSubscription } from './activate-subscription';
import { GiveCredits } from './give-credits';
import { creditsQuery } from './queries';

/** Balance, subscription and ledger of the user's company, and what the operator does with them. */
export function UserCredits({ userId }: { userId: string }) {
  const { page, pageHref } = useListState();
  const { data, error, isPlaceholderData, refetch } = useQuery(creditsQuery(userId, page));
  const [giving, give] = useDisclosure();
  const [activating, activate] = useDisclosure();
  if (error && !data) return <LoadFailed error={error} title={text.errors.balance} retry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const actions = (
    <>
      <Button variant="default" onClick={activate.open} disabled={data.subscription.status === 'active'}>
        {text.activate}
      </Button>
      <Button onClick={give.open}>{text.give}</Button>
    </>
  );
  return (
    <Section title={text.titles.credits} actions={actions} stack>
      <AccountFacts account={data} />
      <CreditTable credits={data} page={page} pageHref={pageHref} busy={isPlaceholderData} />
      <GiveCredits userId={userId} opened={giving} onClose={give.close} />
      <ActivateSubscription userId={userId} opened={activating} onClose={activate.close} />
    </Section>
  );
}
