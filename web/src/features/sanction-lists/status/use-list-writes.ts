import { answer, api } from '@/lib/api/client';
import { useWrite } from '@/lib/use-write';
import { text } from '../texts';
import { listsQuery } from './queries';

const invalidates = () => [listsQuery.queryKey];

export const useRefresh = (title: string) =>
  useWrite((source: string) => answer(api.POST('/bo/v1/sanction-lists/refresh', { body: { source } })), {
    success: text.refreshStarted(title),
    invalidates,
  });

export const useRollBack = (onDone: () => void) =>
  useWrite(
    (body: { source: string; version: number }) => answer(api.POST('/bo/v1/sanction-lists/roll-back', { body })),
    { success: ({ version }) => text.rollBack.done(version), invalidates, onSuccess: onDone },
  );
