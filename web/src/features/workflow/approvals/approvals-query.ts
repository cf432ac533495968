import { LISTS } from '@dossier/proto/rules/limits';
import { RISK_LEVELS } from '@dossier/proto/rules/risk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { operations } from '@/lib/api/schema';
import type { ListState } from '@/lib/list-state';
import { keys } from '@/lib/query-keys';

export type ApprovalFilter = Omit<operations['workflow_notification_list']['parameters']['query'], 'view'>;

/** What the address asks for. */
export const filterOf = ({ filters, page }: Pick<ListState, 'filters' | 'page'>): ApprovalFilter => ({
  kind: (filters.kind || undefined) as ApprovalFilter['kind'],
  maker_id: filters.maker || undefined,
  risk_level: RISK_LEVELS.find((level) => level === filters.risk),
  older_than_days: Number(filters.age) || undefined,
  offset: (page - 1) * LISTS.page,
  limit: LISTS.page,
});

/** A page of the changes of all clients that wait, oldest first. */
export const approvalsQuery = (filter: ApprovalFilter) =>
  queryOptions({
    queryKey: [...keys.notifications, 'approvals', filter],
    queryFn: () =>
      answer(api.GET('/api/v1/notifications', { params: { query: { ...filter, view: 'forConfirmation' } } })),
    placeholderData: keepPreviousData,
  });

/** Who proposed what waits. */
export const makersQuery = queryOptions({
  queryKey: [...keys.notifications, 'makers'],
  queryFn: () => answer(api.GET('/api/v1/notifications/makers')),
});
