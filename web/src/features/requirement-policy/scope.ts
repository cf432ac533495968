import type { Row, Scope } from './queries';
import { labelTexts, text } from './texts';

const { options } = labelTexts;
const labels = (values: string[] | undefined, of: Record<string, string>): string[] =>
  values?.length ? [values.map((value) => of[value] ?? value).join(' / ')] : [];

/** Whom a requirement is for, in a few words. */
export function scopeLabel(scope: Scope): string {
  const { role, company_type, account_holder_type, location_type, risk_level, residence } = scope;
  const risks = labels(risk_level, options.risk_level).map(text.scope.risk);
  const parts = [
    ...labels(role, text.roles),
    ...labels(company_type, options.company_type),
    ...labels(account_holder_type, options.account_holder_type),
    ...labels(location_type, options.company_location),
    ...labels(residence, options.residence),
    ...risks,
  ];
  return parts.join(', ') || text.scope.everyone;
}

export type GroupKey = 'client' | 'person' | 'entity' | 'subsidiary';
export const GROUPS: readonly GroupKey[] = ['client', 'person', 'entity', 'subsidiary'];

/** The group of the table that a document's row stands in; a field's row stands in none. */
export function groupOf({ document, for: scope }: Row): GroupKey | undefined {
  const [role] = scope.role ?? [];
  if (!document || !role) return undefined;
  return role === 'official' || role === 'owner' ? 'person' : role;
}
