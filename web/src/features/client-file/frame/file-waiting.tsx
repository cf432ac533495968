import { useWaited } from '@/components/waiting';
import { WaitingScreen } from '@/components/waiting-screen';
import { kyc } from '../texts';
import classes from './frame.module.css';

const A_SECOND = 1000;

/** The shape of a client file while it loads; after a second it says so. */
export function FileWaiting() {
  const long = useWaited(A_SECOND);
  return <WaitingScreen label={kyc.loading}>{long && <p className={classes.loading}>{kyc.loading}</p>}</WaitingScreen>;
}
