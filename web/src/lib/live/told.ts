import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { afterDecision, keys } from '../query-keys';

/** Workflow hears of a proposal at about the same moment as we do. */
const AGAIN_MS = 1_500;
/** What somebody is about to decide stays as it was read: the server refuses a decision on what has changed since. */
const STAYS = new Set<unknown>(['item', 'above', 'affected']);

const waiting = (client?: string): QueryKey[] => [keys.pending, keys.notifications, keys.work, ...inClient(client)];
const inClient = (client?: string): QueryKey[] => (client ? [keys.client(client)] : []);
const decided = (client?: string): QueryKey[] => (client ? [...afterDecision(client), keys.work] : waiting());

/** What pages show that an event changed, by its name. */
const CHANGED: Readonly<Record<string, (client?: string) => QueryKey[]>> = {
  'kyc.change.proposed': waiting,
  'kyc.change.withdrawn': waiting,
  'kyc.record.changed': inClient,
  'kyc.company.changed': (client) => [keys.clients, ...inClient(client)],
  'workflow.change.approved': decided,
  'workflow.change.rejected': decided,
  'workflow.change.ended': waiting,
  'sanctions.screening.completed': (client) => [client ? keys.screeningsOf(client) : keys.screenings, keys.work],
  'tasks.task.changed': () => [keys.tasks, ['task'], keys.work],
  'tasks.ticket.changed': () => [keys.tickets, ['ticket']],
  'tasks.notice.told': () => [keys.notices, keys.work],
  'billing.credits.changed': () => [keys.credits],
  'identity.user.changed': () => [keys.accounts],
  // The line is open, or lost.
  line: () => [...waiting(), keys.notices],
  // Something was missed.
  anew: () => [
    keys.work,
    keys.notices,
    ...waiting(),
    keys.clients,
    ['client'],
    keys.screenings,
    keys.accounts,
    keys.tasks,
    ['task'],
    keys.tickets,
    ['ticket'],
  ],
};

/** Loads again what pages show of it. */
export function reload(queries: QueryClient, name: string, client?: string): void {
  const load = () => {
    for (const queryKey of CHANGED[name]?.(client) ?? [])
      void queries.invalidateQueries({
        queryKey,
        predicate: ({ queryKey: [part, what] }) => part !== keys.notifications[0] || !STAYS.has(what),
      });
  };
  load();
  if (name.startsWith('kyc.change.')) setTimeout(load, AGAIN_MS);
}
