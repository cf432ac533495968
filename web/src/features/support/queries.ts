import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components, operations } from '@/lib/api/schema';
import { keys } from '@/lib/query-keys';

export type Ticket = components['schemas']['Ticket'];
type TicketFilter = NonNullable<operations['tasks_ticket_list']['parameters']['query']>;

export const ticketsQuery = (filter: TicketFilter) =>
  queryOptions({
    queryKey: [...keys.tickets, filter],
    queryFn: () => answer(api.GET('/api/v1/support/get/tickets', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

export const ticketQuery = (id: string, page?: number) =>
  queryOptions({
    queryKey: [...keys.ticket(id), page ?? 'newest'],
    queryFn: () => answer(api.GET('/api/v1/support/get/ticket/{id}', { params: { path: { id }, query: { page } } })),
    placeholderData: keepPreviousData,
  });
