import type { View } from '@/file/notification-view';
import { paths } from '@/lib/paths';

/** What differs between workflow (what waits) and change log (what was decided). */
export const VIEWS = {
  forConfirmation: { permission: 'view_requested_changes', all: paths.workflow, client: paths.client.workflow },
  history: { permission: 'view_change_log', all: paths.changeLog, client: paths.client.changeLog },
} as const satisfies Record<View, unknown>;
