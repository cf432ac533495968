import type { QueryKey } from '@tanstack/react-query';

/** The first words of the queries that a write makes load again. */
export const keys = {
  clients: ['clients'],
  client: (id: string) => ['client', id],
  snapshots: (clientId: string) => ['snapshots', clientId],
  record: (clientId: string) => ['record', clientId],
  pending: ['pending'],
  notifications: ['notifications'],
  screenings: ['screenings'],
  screeningsOf: (clientId: string) => ['screenings', clientId],
  accounts: ['accounts'],
  credits: ['credits'],
  me: ['me'],
  mails: ['mails'],
  policies: ['policies'],
  security: ['security'],
  singleSignOn: ['single-sign-on'],
  terms: ['terms'],
  notices: ['notices'],
  work: ['work'],
  tasks: ['tasks'],
  task: (id: string) => ['task', id],
  tickets: ['tickets'],
  ticket: (id: string) => ['ticket', id],
} as const satisfies Record<string, QueryKey | ((id: string) => QueryKey)>;

/** What a save in a client file changes: the file itself, and what waits for a decision. */
export const afterSave = (clientId: string): QueryKey[] => [keys.client(clientId), keys.pending, keys.notifications];

/** What a decision on a change of a client changes: what a save does, and the list with its names and dates. */
export const afterDecision = (clientId: string): QueryKey[] => [...afterSave(clientId), keys.clients];
