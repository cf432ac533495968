import { type Call, isHttpCall, isLinkAccess } from '@dossier/proto/calls/call';
import { failure, invalid } from '@dossier/proto/failures/failure';
import type { LinkPurpose } from '@dossier/proto/permissions/links';
import { type Principal, requireAny } from './principal.js';

/** The call's own door: who may make it at all. Tenant, object, state and field are the service's further decisions. */
export function assertAccess(call: Call, by: Principal): void {
  if (!isHttpCall(call) || call.access === 'public') return;
  if (isLinkAccess(call.access)) {
    assertLink(call.access.link, by);
    return;
  }
  if (by.kind !== 'user') throw failure(call.withoutSession ?? 'session.missing');
  if (call.access === 'super-user') {
    if (!by.isSuperUser) throw failure('permission.denied');
    return;
  }
  if (call.access !== 'signed-in') requireAny(by, ...call.access);
}

function assertLink(purpose: LinkPurpose, { link }: Principal): void {
  if (!link) throw failure('session.missing');
  if (link.purpose !== purpose) throw failure('permission.denied');
}

/** The call's rules over several fields. The gateway named what breaks them beside what is wrong with each field alone. */
export function assertRules(call: Call, input: object, by: Principal): void {
  const errors = call.check?.(input, by, []) ?? {};
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
