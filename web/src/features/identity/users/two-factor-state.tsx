import { StatePill } from '@/components/state-pill';
import { text } from '../texts';
import type { Account } from './queries';

export function TwoFactorState({ account }: { account: Account }) {
  if (account.two_factor_enabled) return <StatePill state="approved" label={text.users.on} />;
  return <StatePill state="draft" label={text.users.off} />;
}
