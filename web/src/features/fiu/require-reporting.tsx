import type { ReactNode } from 'react';
import { NotPermitted } from '@/components/require-permission';
import { useCan, useUser } from '@/lib/me';

/** A super user, or whoever was given the key. */
export function RequireReporting({ children }: { children: ReactNode }) {
  const can = useCan();
  return useUser().is_super_user || can('fiu_reporting') ? children : <NotPermitted />;
}
