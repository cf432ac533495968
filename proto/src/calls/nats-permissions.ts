import 'reflect-metadata';
import { consumerOf, STREAM } from '../events/event.js';
import { PROCESSES, type Process, SERVICES } from '../services.js';
import { allCalls } from './all.js';
import { isHttpCall } from './call.js';

/** What it takes to read events by consumers of one's own. */
const READING = ['$JS.API.INFO', `$JS.API.STREAM.INFO.${STREAM}`, '$JS.API.CONSUMER.>', `$JS.ACK.${STREAM}.>`];

type Permissions = {
  publish: { allow: string[]; deny?: string[] };
  subscribe: { allow: string[] };
  allow_responses?: true;
};

/** Where the gateways count requests together; a count is forgotten after the longest limit of a call. */
export const COUNTERS = { stream: 'LIMITS', subjects: 'limits.>', longestSeconds: 3_600 } as const;
export const counterSubject = (key: string, window: number): string => `limits.${key}.${window}`;
const COUNTING = [COUNTERS.subjects, `$JS.API.STREAM.CREATE.${COUNTERS.stream}`];

/** What a process may say and hear: the gateway calls what has a route, a service answers its own subjects and nobody else's. */
export function natsPermissions(name: Process): Permissions {
  const calls = allCalls().filter((call) => (isHttpCall(call) ? name === 'gateway' : call.callers.includes(name)));
  const inbox = `_INBOX_${name}.>`;
  const called = calls.map((call) => call.subject);
  if (name === 'scripts') return { publish: { allow: called }, subscribe: { allow: [inbox] } };
  if (name === 'gateway')
    return {
      publish: { allow: [...called, ...COUNTING, ...READING], deny: ofServices() },
      subscribe: { allow: [inbox] },
    };
  return {
    publish: {
      allow: [...called, `dossier.${name}.>`, 'dossier.dead.>', '$JS.API.>', '$JS.ACK.>'],
      deny: [
        '$JS.API.STREAM.DELETE.>',
        '$JS.API.STREAM.PURGE.>',
        '$JS.API.STREAM.UPDATE.>',
        '$JS.API.STREAM.MSG.DELETE.>',
      ],
    },
    // Replicas of a service tell each other of its events without going through the stream.
    subscribe: { allow: [inbox, `${name}.>`, `dossier.${name}.>`] },
    allow_responses: true,
  };
}

/** Whatever a service may hear by; another system that read, acknowledged or removed it would take events from the service. */
const ofServices = (): string[] =>
  SERVICES.map((name) => `${STREAM}.${consumerOf(name)}`).flatMap((consumer) => [
    `$JS.API.CONSUMER.*.${consumer}`,
    `$JS.API.CONSUMER.*.${consumer}.>`,
    `$JS.API.CONSUMER.*.*.${consumer}`,
    `$JS.ACK.${consumer}.>`,
  ]);

/** The user of other systems: reads events through consumers of its own and says nothing. */
const subscriber = (): Permissions => ({
  publish: { allow: READING, deny: ofServices() },
  subscribe: { allow: ['_INBOX.>', '_INBOX_subscriber.>'] },
});

/** Each process's rights, by the name of its user. */
export const natsUsers = (): Record<Process, Permissions> =>
  Object.fromEntries(PROCESSES.map((name) => [name, natsPermissions(name)])) as Record<Process, Permissions>;

/**
 * One of several other systems: it reads `subjects` by the one consumer that has its name and hears through inboxes of its own
 * (`_INBOX_<name>`), so that no other subscriber reads along.
 */
export const subscriberPermissions = (name: string, subjects: readonly string[]): Permissions => ({
  publish: {
    allow: [
      ...['$JS.API.INFO', `$JS.API.STREAM.INFO.${STREAM}`],
      ...['INFO', 'DELETE', 'MSG.NEXT'].map((verb) => `$JS.API.CONSUMER.${verb}.${STREAM}.${name}`),
      ...subjects.map((subject) => `$JS.API.CONSUMER.CREATE.${STREAM}.${name}.${subject}`),
      `$JS.ACK.${STREAM}.${name}.>`,
    ],
  },
  subscribe: { allow: [`_INBOX_${name}.>`] },
});

/**
 * The `authorization` block of a nats-server configuration, from each process's password. JSON is valid there.
 * @public `npm start` loads the compiled file.
 */
export function natsAuthorization(passwords: Readonly<Record<string, string>>): string {
  const users = Object.entries(natsUsers()).map(([user, permissions]) => ({
    user,
    password: passwords[user],
    permissions,
  }));
  const others = { user: 'subscriber', password: passwords.subscriber, permissions: subscriber() };
  return `authorization: ${JSON.stringify({ users: [...users, others] }, null, 2)}`;
}
