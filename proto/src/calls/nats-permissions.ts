import 'reflect-metadata';
import { allCalls } from './all.js';
import { isHttpCall, type Process } from './call.js';

/** The processes that hold a NATS user; `scripts` is the operator's command line. */
export const PROCESSES: readonly Process[] = ['gateway', 'identity', 'kyc', 'workflow', 'sanctions', 'scripts'];

type Permissions = {
  publish: { allow: string[]; deny?: string[] };
  subscribe: { allow: string[] };
  allow_responses?: true;
};

/** What a process may say and hear: the gateway calls what has a route, a service answers its own subjects and nobody else's. */
export function natsPermissions(name: Process): Permissions {
  const calls = allCalls().filter((call) => (isHttpCall(call) ? name === 'gateway' : call.callers.includes(name)));
  const inbox = `_INBOX_${name}.>`;
  const called = calls.map((call) => call.subject);
  if (name === 'gateway' || name === 'scripts') return { publish: { allow: called }, subscribe: { allow: [inbox] } };
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

/** The user of other systems: reads events through consumers of its own and says nothing. */
const SUBSCRIBER: Permissions = {
  publish: { allow: ['$JS.API.INFO', '$JS.API.STREAM.INFO.*', '$JS.API.CONSUMER.>', '$JS.ACK.>'] },
  subscribe: { allow: ['_INBOX.>'] },
};

/** The `authorization` block of a nats-server configuration, from each process's password. JSON is valid there. */
export function natsAuthorization(passwords: Readonly<Record<string, string>>): string {
  const users = PROCESSES.map((user) => ({ user, password: passwords[user], permissions: natsPermissions(user) }));
  const subscriber = { user: 'subscriber', password: passwords.subscriber, permissions: SUBSCRIBER };
  return `authorization: ${JSON.stringify({ users: [...users, subscriber] }, null, 2)}`;
}
