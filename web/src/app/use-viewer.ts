import { useCan, useUser } from '@/lib/me';
import type { Viewer } from './navigation';

export function useViewer(): Viewer {
  const { is_super_user: isSuperUser, type: role } = useUser();
  return { isSuperUser, role, can: useCan() };
}
