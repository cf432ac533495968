/** The name under which a tenant's own list is kept; no configured source can have it. */
export const ownList = (tenantId: string): string => `own:${tenantId}`;
