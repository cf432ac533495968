import { useCan, useUser } from '@/lib/me';
import type { Viewer } from './navigation';

export function useViewer(): Viewer {
  return { isSuperUser: useUser().is_super_user, can: useCan() };
}
