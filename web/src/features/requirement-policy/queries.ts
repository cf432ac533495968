import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { keys } from '@/lib/query-keys';

export type Policies = components['schemas']['Policies'];
export type Version = components['schemas']['PolicyVersion'];
export type Row = components['schemas']['RequirementRow'];
export type Change = components['schemas']['RequirementChange'];
export type Scope = components['schemas']['RequirementScope'];

export const policiesQuery = queryOptions({
  queryKey: keys.policies,
  queryFn: () => answer(api.GET('/api/v1/requirements/policy')),
});

/** The version that files are held against today; undefined while that is the specification's table alone. */
export const inForce = ({ versions }: Policies): Version | undefined =>
  versions.find(({ state }) => state === 'in_force');
