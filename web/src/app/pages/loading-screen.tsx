import { Loader } from '@mantine/core';
import { useWaited } from '@/components/waiting';
import { layout } from '@/lib/texts/layout';
import classes from './loading-screen.module.css';

/** Until the user is loaded. */
export function LoadingScreen() {
  const visible = useWaited();
  return (
    <div className={classes.screen} role="status" aria-label={layout.loading}>
      {visible && <Loader size="sm" color="gray" />}
    </div>
  );
}
