import { can, type Principal } from '@dossier/kit/principal';
import { allEvents } from '@dossier/proto/events/all';
import type { Envelope } from '@dossier/proto/events/event';
import { type SessionEnded, sessionEnded, type UserChanged, userChanged } from '@dossier/proto/events/identity';
import type { PermissionKey } from '@dossier/proto/permissions/keys';

/** That something happened: nothing of what an event says but whom and which client it is about. */
export type Hint = {
  /** The stream's number of the event; the same in every gateway. */
  seq: number;
  /** `kyc.change.proposed` */
  name: string;
  tenant: string;
  client?: string;
  /** Whose account changed, and with it perhaps what that person may see; or whose sessions ended. */
  user?: string;
  /** Whom alone it concerns. */
  people?: readonly string[];
  support?: boolean;
  needs: readonly (readonly PermissionKey[])[];
};

/** After these the lines of their person ask for their session again. */
const OF_SESSIONS: readonly string[] = [userChanged.subject, sessionEnded.subject];

const EVENTS = new Map(allEvents().flatMap((event) => (event.live ? [[event.subject as string, event]] : [])));

/** The subjects that anybody is told of. */
export const SUBJECTS = [...EVENTS.keys()];

export function hintOf(seq: number, { type, tenant, subject, data }: Envelope): Hint | undefined {
  const event = EVENTS.get(type);
  if (!event?.live) return undefined;
  const name = type.replace(/^dossier\./, '').replace(/\.v\d+$/, '');
  const hint = { seq, name, tenant, needs: event.live(data), support: event.support };
  if (event.people) return { ...hint, people: event.people(data) };
  if (OF_SESSIONS.includes(type)) return { ...hint, user: (data as UserChanged | SessionEnded).user_id };
  return { ...hint, client: subject };
}

/** Whether a person may know: of the own tenant, and of the clients and with the keys that the person has. */
export const maySee = (by: Principal, hint: Hint): boolean =>
  (hint.support && by.isSuperUser) ||
  (by.tenantId === hint.tenant && hint.needs.every((keys) => can(by, ...keys)) && concerns(by, hint));

const concerns = ({ userId, companyIds }: Principal, { people, client }: Hint): boolean =>
  people ? people.includes(userId) : companyIds === undefined || (client !== undefined && companyIds.includes(client));
