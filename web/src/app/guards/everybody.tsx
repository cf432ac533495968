import { useSession } from '@/lib/session';
import { PublicFrame } from '../shell/public-frame';
import { Shell } from '../shell/shell';
import { SignedIn } from './signed-in';

/** Screens for everybody: inside the full frame for signed-in people. */
export const Everybody = () => {
  const token = useSession((session) => session.token);
  return token ? (
    <SignedIn>
      <Shell />
    </SignedIn>
  ) : (
    <PublicFrame />
  );
};
