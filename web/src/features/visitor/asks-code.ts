import { isApiError } from '@/lib/api/api-error';

/** The link is good, but this browser has not been let in yet. */
export const asksCode = (error: unknown): boolean => isApiError(error) && error.code === 'identity.link.code_needed';
