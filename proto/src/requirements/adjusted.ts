import { type DocumentEntry, type DocumentType, documentEntry, needs } from '../documents/catalogue.js';
import { DEFAULT_POLICY } from './default-policy.js';
import type { AppliesTo, PartyRole, Requirement } from './requirement.js';

/** What a tenant changes of one row of the specification's table. */
export type RowChange = { requirement: string; off?: boolean; max_age_months?: number; lead_days?: number };

/** A document that a tenant asks for beside the specification's. */
export type OwnRequirement = {
  /** Stable over versions: waivers and alarms name it. */
  id: string;
  document: DocumentType;
  /** Everybody who can have such a document, unless told otherwise. An empty list is as good as none. */
  for: Partial<
    Pick<AppliesTo, 'role' | 'company_type' | 'account_holder_type' | 'location_type' | 'risk_level' | 'residence'>
  >;
  max_age_months?: number;
  lead_days: number;
};

/** What one version of a tenant's policy says beside the specification. */
export type Adjustments = { changes: readonly RowChange[]; own: readonly OwnRequirement[] };

const ROLES: Partial<Record<DocumentEntry['parent'], readonly PartyRole[]>> = {
  company: ['client'],
  person: ['official', 'owner'],
  entity: ['entity'],
  subsidiary: ['subsidiary'],
};

/** Whom a document can be asked of, by the place it has in a file; nobody for one that a file does not hold or holds many of. */
export function rolesOf(type: string): readonly PartyRole[] {
  const entry = documentEntry(type);
  return entry && !entry.multiple ? (ROLES[entry.parent] ?? []) : [];
}

/** Whether a day of issue is known of a document, so that it can grow too old. */
export const hasIssueDate = (type: string): boolean => type === 'address_file' || needs(type, 'dateIssued');

/** Whether what is required ends by itself: only then days ahead mean something. */
export const endsByItself = ({ target, expires }: Pick<Requirement, 'target' | 'expires'>): boolean =>
  expires !== undefined || ('document' in target && hasIssueDate(target.document));

/** The specification's table as a tenant has changed it, its own requirements last. */
export function adjusted({ changes, own }: Adjustments): Requirement[] {
  const byRow = new Map(changes.map((change) => [change.requirement, change]));
  const rows = DEFAULT_POLICY.requirements.flatMap((row): Requirement[] => {
    const { off, max_age_months, lead_days } = byRow.get(row.id) ?? {};
    if (off && !row.demanded) return [];
    const age = strictest(row.max_age_months, max_age_months);
    return [{ ...row, ...(age ? { max_age_months: age } : {}), lead_days: lead_days ?? row.lead_days }];
  });
  return [...rows, ...own.map(requirementOf)];
}

/** The specification's maximum age can be made shorter, never longer. */
const strictest = (...ages: (number | undefined)[]): number | undefined => {
  const known = ages.filter((age) => age !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

function requirementOf({ id, document, for: whom, max_age_months, lead_days }: OwnRequirement): Requirement {
  const narrowed = Object.fromEntries(Object.entries(whom).filter(([, values]) => values.length > 0));
  return {
    id,
    target: { document },
    for: { role: rolesOf(document), ...narrowed },
    ...(max_age_months ? { max_age_months } : {}),
    lead_days,
    waivable: true,
  };
}
