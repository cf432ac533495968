import { Skeleton, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { text } from '@/lib/texts/common';

const QUIET_MS = 100;

/** False for the first 100 ms: what is that quick needs no sign. */
export function useWaited(milliseconds = QUIET_MS): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setWaited(true), milliseconds);
    return () => window.clearTimeout(timer);
  }, [milliseconds]);
  return waited;
}

/** Nothing for 100 ms, then a skeleton in the shape of what comes (three lines by default). */
export function Waiting({ children, label = text.waiting.loading }: { children?: ReactNode; label?: string }) {
  const visible = useWaited();
  return (
    <div role="status" aria-label={label} aria-busy>
      {visible && (children ?? <Lines />)}
    </div>
  );
}

const Lines = () => (
  <Stack gap="sm" p="md" aria-hidden>
    <Skeleton h={14} w="40%" />
    <Skeleton h={14} w="70%" />
    <Skeleton h={14} w="55%" />
  </Stack>
);
