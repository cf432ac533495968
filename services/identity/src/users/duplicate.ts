import { failure } from '@dossier/proto/failures/failure';

/** Whether a write failed because its unique value is taken. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 11_000;

/** Runs what writes an e-mail address; a taken one is said under its field. */
export async function refusingUsedEmail<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
    const used = failure('identity.user.email_used');
    used.wire.errors = { email: used.wire.message };
    throw used;
  });
}
