import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';

/** The form that a signed-in person names; without an id that of the visitor's link. */
export const formQuery = (id?: string) =>
  queryOptions({
    queryKey: ['due-diligence', 'form', id ?? 'visit'],
    queryFn: () => answer(api.POST('/api/v1/due-diligence', { body: id ? { id } : {} })),
    refetchOnWindowFocus: false,
    retry: false,
  });

/** Its documents alone, with what is asked of them. */
export const documentsQuery = (id?: string) =>
  queryOptions({
    queryKey: ['due-diligence', 'documents', id ?? 'visit'],
    queryFn: () => answer(api.POST('/api/v1/due-diligence-doc-info', { body: id ? { id } : {} })),
    retry: false,
  });

export const everyForm = ['due-diligence'];
