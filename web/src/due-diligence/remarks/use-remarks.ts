import { answer, api } from '@/lib/api/client';
import { useWrite } from '@/lib/use-write';
import { everyForm } from '../queries';

const invalidates = () => [everyForm];

export const useAsk = (id: string, onSuccess: () => void) =>
  useWrite(
    (asked: { text: string; about?: string; field?: string }) =>
      answer(api.POST('/api/v1/due-diligence/comment', { body: { id, ...asked } })),
    { invalidates, onSuccess },
  );

export const useReply = () =>
  useWrite(
    (body: { comment_id: string; text: string }) => answer(api.POST('/api/v1/due-diligence/comment/reply', { body })),
    { invalidates },
  );

export const useCloseRemark = () =>
  useWrite((comment_id: string) => answer(api.POST('/api/v1/due-diligence/comment/close', { body: { comment_id } })), {
    invalidates,
  });
