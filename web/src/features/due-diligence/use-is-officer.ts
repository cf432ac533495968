import { useCan } from '@/lib/me';

/** Whether this person looks after due diligences: opens, decides and asks. */
export const useIsOfficer = (): boolean => useCan()('update_dashboard', 'approve_requested_changes');
