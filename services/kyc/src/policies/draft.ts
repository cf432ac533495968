import type { Principal } from '@dossier/kit/principal';
import type { NewPolicyVersion } from '@dossier/proto/calls/kyc-policies';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { isPolicyOfficer } from '@dossier/proto/permissions/roles';
import type { Adjustments } from '@dossier/proto/requirements/adjusted';
import { adjustmentErrors } from '@dossier/proto/requirements/check-adjustments';
import { isDate, today } from '@dossier/proto/rules/dates';
import { inputTexts } from '@dossier/proto/texts/inputs';
import type { FieldErrors } from '@dossier/proto/texts/phrase';
import { policyTexts } from '@dossier/proto/texts/policies';

/** Throws 403 unless the person sees to the requirements of the company. */
export function requireOfficer({ role }: Principal): void {
  if (!isPolicyOfficer(role)) throw failure('permission.denied');
}

export type Draft = Adjustments & { starts_on: string };

/** What was sent as a version that could be made, each requirement under an id of its own; throws 400 with every bad field. */
export function draftOf({ starts_on, changes, own }: Pick<NewPolicyVersion, 'starts_on' | 'changes' | 'own'>): Draft {
  const draft: Draft = {
    starts_on,
    changes,
    own: own.map((each, at) => ({ ...each, id: ownId(own, at) })),
  };
  const errors = { ...dayErrors(starts_on), ...adjustmentErrors(draft) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return draft;
}

/** That of an earlier version, once; every other requirement is another one. */
function ownId(own: NewPolicyVersion['own'], at: number): string {
  const id = own[at]?.id;
  return id && own.findIndex((each) => each.id === id) === at ? id : `new.${at}`;
}

function dayErrors(starts_on: string): FieldErrors {
  if (!isDate(starts_on)) return { starts_on: inputTexts.date };
  return starts_on < today() ? { starts_on: policyTexts.wrong.past } : {};
}
