import type { Changed } from '@dossier/proto/records/changes';

const isChanged = (value: unknown): value is Changed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changed fields of a notification, which come as JSON text. */
export function changedFields(fields: string): Changed {
  try {
    const parsed: unknown = JSON.parse(fields);
    return isChanged(parsed) ? parsed : {};
  } catch {
    return {};
  }
}
