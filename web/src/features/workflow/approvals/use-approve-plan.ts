import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notification } from '@/file/notifications';
import { isApiError, messageOf } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { afterDecision } from '@/lib/query-keys';
import { invalidate } from '@/lib/use-write';
import type { Plan } from './plan';

export type Outcome = {
  approved: number;
  refused: readonly { change: Notification; reason: string }[];
};

/** Approves one change after the other, each as it was seen; what is refused meanwhile holds up nothing but itself. */
export function useApprovePlan() {
  const client = useQueryClient();
  const [done, setDone] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const approve = async ({ approve: changes, refused: before }: Plan) => {
    const refused = [...before];
    let approved = 0;
    for (const [index, change] of changes.entries()) {
      setDone(index);
      const { _id: id, revision: seen } = change;
      try {
        await answer(api.POST('/api/v1/changes/approve', { body: { id, seen } }));
        approved += 1;
      } catch (error) {
        refused.push({ change, reason: messageOf(error) });
        // Nobody is there to answer the others, or the session is over.
        if (!isApiError(error) || error.status === 0 || error.status === 401) {
          for (const left of changes.slice(index + 1)) refused.push({ change: left, reason: messageOf(error) });
          break;
        }
      }
    }
    setDone(undefined);
    setOutcome({ approved, refused });
    const clients = [...new Set(changes.map(({ company_id }) => company_id))];
    await invalidate(client, clients.flatMap(afterDecision));
  };
  return { approve, done, outcome };
}
