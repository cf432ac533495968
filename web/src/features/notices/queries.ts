import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components, operations } from '@/lib/api/schema';
import { keys } from '@/lib/query-keys';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { text } from './texts';

export type Notice = components['schemas']['Notice'];
export type NoticeKind = Notice['kind'];
export type NoticeSettings = components['schemas']['NoticeSettings'];
type NoticeFilter = NonNullable<operations['tasks_notice_list']['parameters']['query']>;

export const noticesQuery = (filter: NoticeFilter) =>
  queryOptions({
    queryKey: [...keys.notices, 'list', filter],
    queryFn: () => answer(api.GET('/api/v1/notices', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

export const noticeSettingsQuery = queryOptions({
  queryKey: [...keys.notices, 'settings'],
  queryFn: () => answer(api.GET('/api/v1/notices/settings')),
});

type Mark = { ids?: string[]; all?: boolean; unread?: boolean };

/** Marks own notices as read, or as not read. */
export const useMarkNotices = () =>
  useWrite((body: Mark) => answer(api.POST('/api/v1/notices/mark', { body })), {
    failure: unlessExplained(text.errors.saving),
    invalidates: () => [keys.notices],
  });
