import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import type { ScreeningAnswer } from '@/screening/answer';
import { text } from '@/screening/texts';
import { type RequestFields, subjectOf } from './request-form';

type Told = { onFound: (answer: ScreeningAnswer) => void; onFieldErrors: (errors: Record<string, string>) => void };

/** Makes a screening request for a client. A failure shows the server's sentence, else the documented one. */
export const useRequest = (company_id: string, { onFound, onFieldErrors }: Told) =>
  useWrite(
    (fields: RequestFields) =>
      answer(api.POST('/api/v1/sanction-screening/create', { body: { company_id, ...subjectOf(fields) } })),
    {
      onSuccess: onFound,
      failure: ({ message }) => message || text.errors.creating,
      invalidates: () => [keys.screeningsOf(company_id)],
      onError: ({ status, errors }) => {
        if (status !== 400 || Object.keys(errors).length === 0) return false;
        onFieldErrors(errors);
        return true;
      },
    },
  );
