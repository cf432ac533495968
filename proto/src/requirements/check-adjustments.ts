import type { FieldErrors, Phrase } from '../texts/phrase.js';
import { policyTexts } from '../texts/policies.js';
import {
  type Adjustments,
  endsByItself,
  hasIssueDate,
  type OwnRequirement,
  type RowChange,
  rolesOf,
} from './adjusted.js';
import { DEFAULT_POLICY } from './default-policy.js';

const texts = policyTexts.wrong;

/** What is wrong with a tenant's changes, by field: `changes.2.off`, `own.0.document`. A row may be changed once. */
export function adjustmentErrors({ changes, own }: Adjustments): FieldErrors {
  const errors = [
    ...changes.map((change, at) => under(`changes.${at}`, changeErrors(change, changes.slice(0, at)))),
    ...own.map((each, at) => under(`own.${at}`, ownErrors(each))),
  ];
  return Object.assign({}, ...errors);
}

const under = (path: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [`${path}.${field}`, sentence]));

function changeErrors({ requirement, off, max_age_months, lead_days }: RowChange, before: readonly RowChange[]) {
  const row = DEFAULT_POLICY.requirements.find(({ id }) => id === requirement);
  if (!row) return { requirement: texts.row };
  const errors: Record<string, Phrase | undefined> = {
    requirement: before.some((each) => each.requirement === requirement) ? texts.twice : undefined,
    off: off && row.demanded ? texts.demanded : undefined,
    max_age_months: max_age_months === undefined ? undefined : ageError(row, max_age_months),
    lead_days: lead_days !== undefined && !endsByItself(row) ? texts.neverEnds : undefined,
  };
  return said(errors);
}

function ageError(row: (typeof DEFAULT_POLICY.requirements)[number], months: number): Phrase | undefined {
  if (!('document' in row.target && hasIssueDate(row.target.document))) return texts.noIssueDate;
  const { max_age_months: most } = row;
  return most !== undefined && months > most ? texts.olderThan(most) : undefined;
}

function ownErrors({ document, for: { role = [] }, max_age_months }: OwnRequirement): FieldErrors {
  const roles = rolesOf(document);
  if (roles.length === 0) return { document: texts.document };
  return said({
    'for.role': role.every((each) => roles.includes(each)) ? undefined : texts.party,
    max_age_months: max_age_months && !hasIssueDate(document) ? texts.noIssueDate : undefined,
  });
}

const said = (errors: Record<string, Phrase | undefined>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, Phrase] => entry[1] !== undefined));
