import { lazy, Suspense } from 'react';
import { useUser } from '@/lib/me';
import { useTwoFactorSetUp } from '@/lib/two-factor-store';

const TwoFactorGate = lazy(async () => ({
  default: (await import('@/features/identity/two-factor/two-factor-gate')).TwoFactorGate,
}));

/** The set-up of the second factor, where the role requires it or the person asked for it; else its code is not loaded. */
export function TwoFactor() {
  const { two_factor_secret, two_factor_setup_completed } = useUser();
  const asked = useTwoFactorSetUp((state) => state.opened);
  const required = Boolean(two_factor_secret) && !two_factor_setup_completed;
  return required || asked ? (
    <Suspense fallback={null}>
      <TwoFactorGate required={required} />
    </Suspense>
  ) : null;
}
