import { type Call, isHttpCall, isLinkAccess } from '@dossier/proto/calls/call';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { type Principal, requireAny } from './principal.js';

/** The call's own door: who may make it at all. Tenant, object, state and field are the service's further decisions. */
export function assertAccess(call: Call, by: Principal): void {
  if (!isHttpCall(call) || call.access === 'public') return;
  const { link: purposes, people } = isLinkAccess(call.access) ? call.access : { people: call.access };
  if (purposes && by.link) {
    if (!purposes.includes(by.link.purpose)) throw failure('permission.denied');
    return;
  }
  if (by.kind !== 'user' || !people) throw failure(call.withoutSession ?? 'session.missing');
  if (people === 'super-user') {
    if (!by.isSuperUser) throw failure('permission.denied');
    return;
  }
  if (people !== 'signed-in') requireAny(by, ...people);
}

/** The call's rules over several fields. The gateway named what breaks them beside what is wrong with each field alone. */
export function assertRules(call: Call, input: object, by: Principal): void {
  const errors = call.check?.(input, by, []) ?? {};
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
