import { defineJob } from '@dossier/kit/jobs/job';

export type TenantFiles = { tenant_id: string };

/** A version of a tenant's policy has started: its files are looked at again. */
export const renewTenantStandings = defineJob<TenantFiles>('renew-tenant-standings', {
  key: ({ tenant_id }) => `renew-tenant-standings:${tenant_id}`,
});
