import { useEffect, useState } from 'react';
import type { ApiError } from '@/lib/api/api-error';

/** Seconds left of the error's `Retry-After`, counting down to 0. */
export function useCountdown(error: ApiError | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = Date.now() + (error?.retryAfter ?? 0) * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = window.setInterval(tick, 1000);
    return () => window.clearInterval(timer);
  }, [error]);
  return left;
}
