import { useEffect, useState } from 'react';
import { Notice } from '@/components/notice';
import { text } from './texts';

/** Counts down to when the next mail may be asked for, then is gone. */
export function WaitNotice({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1_000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    tick();
    const timer = window.setInterval(tick, 1_000);
    return () => window.clearInterval(timer);
  }, [seconds]);
  return left > 0 ? <Notice tone="pending">{text.wait(String(left))}</Notice> : null;
}
