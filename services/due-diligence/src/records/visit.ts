import { type Principal, requireAny } from '@dossier/kit/principal';
import { OFFICERS } from '@dossier/proto/calls/due-diligence';
import type { Party } from '@dossier/proto/due-diligence/statuses';
import type { DueDiligence } from './record.schema.js';

/** Somebody at a form: by its link or as the client, or to look after it. */
export type Visit = { record: DueDiligence; party: Party };

/** A client's own people fill in the form as a visitor does. */
export const partyOf = ({ kind, role }: Principal): Party =>
  kind === 'link' || role === 'CLIENT' ? 'visitor' : 'staff';

/** Whoever looks at a form may write in it only as its visitor or as an officer. */
export function requireWriter(by: Principal): void {
  if (partyOf(by) === 'staff') requireAny(by, ...OFFICERS);
}
