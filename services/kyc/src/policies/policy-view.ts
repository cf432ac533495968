import type { PolicyVersion, RequirableDocument, RequirementRow } from '@dossier/proto/calls/kyc-policies';
import { DOCUMENT_TYPES, titleOfDocument } from '@dossier/proto/documents/catalogue';
import { endsByItself, hasIssueDate, rolesOf } from '@dossier/proto/requirements/adjusted';
import { DEFAULT_POLICY } from '@dossier/proto/requirements/default-policy';
import { requirementTitle } from '@dossier/proto/requirements/title';
import { say } from '@dossier/proto/texts/phrase';
import type { StoredPolicy } from '../file/policy.schema.js';

/** A version as people see it; `versions` are all of its tenant, the latest start first. */
export function versionView(made: StoredPolicy, versions: readonly StoredPolicy[], day: string): PolicyVersion {
  const { _id, version, starts_on, note, changes, own, created_at, created_by } = made;
  const inForce = versions.find((each) => each.starts_on <= day);
  const started = inForce?._id === _id ? 'in_force' : 'ended';
  return {
    _id,
    version,
    starts_on,
    state: starts_on > day ? 'planned' : started,
    ...(note ? { note } : {}),
    created_at: created_at.toISOString(),
    created_by: created_by.name,
    changes: [...changes],
    own: own.map((each) => ({ ...each, title: titleOfDocument(each.document) })) as PolicyVersion['own'],
  };
}

/** The specification's table. */
export const tableRows = (): RequirementRow[] =>
  DEFAULT_POLICY.requirements.map((row) => {
    const { id, target, for: whom, demanded = false, max_age_months, lead_days } = row;
    const { role, company_type, account_holder_type, location_type, risk_level, residence } = whom;
    const document = 'document' in target ? { document: target.document } : {};
    return {
      requirement: id,
      title: say(requirementTitle(row) ?? id),
      ...document,
      for: { role, company_type, account_holder_type, location_type, risk_level, residence } as RequirementRow['for'],
      demanded,
      can_age: 'document' in target && hasIssueDate(target.document),
      ends: endsByItself(row),
      ...(max_age_months ? { max_age_months } : {}),
      lead_days,
    };
  });

/** What an own requirement can ask for. */
export const documentsToAsk = (): RequirableDocument[] =>
  DOCUMENT_TYPES.filter((type) => rolesOf(type).length > 0).map((document) => ({
    document,
    title: titleOfDocument(document),
    role: [...rolesOf(document)],
    can_age: hasIssueDate(document),
  }));
