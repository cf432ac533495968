import { issueDateOf } from '../documents/acceptance.js';
import { documentEntry } from '../documents/catalogue.js';
import { isFilled } from '../documents/completeness.js';
import type { FiledRecord } from '../records/model/filed.js';
import { addDays, addMonths, isDate } from '../rules/dates.js';
import { type Party, partiesOf } from './file.js';
import { type AppliesTo, documentOf, type Policy, type Requirement } from './requirement.js';

/** The most urgent first. */
export const REQUIREMENT_STATES = ['expired', 'stale', 'expiring', 'missing', 'waived', 'ok'] as const;
export type State = (typeof REQUIREMENT_STATES)[number];

/** What one party owes; `until` is the last day on which the state holds (YYYY-MM-DD), where it ends by itself. */
export type RequirementState = {
  requirement: string;
  /** The id of the party's record. */
  owner: string;
  state: State;
  until?: string;
  /** Of what ends soon or has ended: its last good day. */
  end?: string;
  /** The document that the state speaks of. */
  document?: string;
  /** Of what is owed again: the last day of the exception that was made from it. */
  lapsed?: string;
};

/** An approved exception: a document that a party need not have until the end of a day. */
export type Waiver = { document: string; owner: string; until: string };

/** The client's own record first, then every record of the file; all values approved. */
export type ClientFile = { client: FiledRecord; records: readonly FiledRecord[] };

/**
 * What a client file must have under a policy, and how each of it stands on a day (YYYY-MM-DD), in the order of parties and policy.
 * Of several documents of one type the best counts.
 */
export function requirementStates(
  { client, records }: ClientFile,
  policy: Pick<Policy, 'requirements'>,
  today: string,
  waivers: readonly Waiver[] = [],
): RequirementState[] {
  return partiesOf(client, records).flatMap((party) => {
    const asked = policy.requirements.filter((requirement) => appliesTo(requirement.for, party, client));
    const states = asked.map((requirement): RequirementState => {
      const owner = party.record.id;
      const found = stateOf(requirement, party, today);
      const until = requirement.waivable && isOpen(found.state) ? waivedUntil(waivers, requirement, owner) : undefined;
      if (!until) return { requirement: requirement.id, owner, ...found };
      const said = until < today ? { ...found, lapsed: until } : { state: 'waived' as const, until };
      return { requirement: requirement.id, owner, ...said };
    });
    return states.filter((state, at) => isStrictest(state, at, states, asked));
  });
}

/** Of several requirements of a party for one document only the worst counts, of equals the first: nobody owes it twice. */
function isStrictest(
  { state }: RequirementState,
  at: number,
  states: readonly RequirementState[],
  asked: readonly Requirement[],
): boolean {
  const typeAt = (place: number) => asked[place] && documentOf(asked[place]);
  const type = typeAt(at);
  return !states.some((other, place) => {
    if (type === undefined || place === at || typeAt(place) !== type) return false;
    return RANK[other.state] > RANK[state] || (RANK[other.state] === RANK[state] && place < at);
  });
}

/** Whether a party still owes something: what expires soon is not owed yet. */
export const isOpen = (state: State): boolean => state === 'missing' || state === 'expired' || state === 'stale';

/** The last day of the latest exception. */
const waivedUntil = (waivers: readonly Waiver[], requirement: Requirement, owner: string): string | undefined =>
  waivers
    .filter((each) => each.document === documentOf(requirement) && each.owner === owner)
    .map(({ until }) => until)
    .sort()
    .at(-1);

const among = (wanted: readonly string[] | undefined, value: unknown): boolean =>
  wanted === undefined || (typeof value === 'string' && wanted.includes(value));

/** Whether a requirement is for this party of this client. */
export function appliesTo(rule: AppliesTo, party: Party, { values }: FiledRecord): boolean {
  return (
    rule.role.includes(party.role) &&
    among(rule.company_type, values.company_type) &&
    among(rule.account_holder_type, values.account_holder_type) &&
    among(rule.location_type, values.location_type) &&
    among(rule.risk_level, values.risk_level) &&
    among(rule.residence, party.residence) &&
    (rule.supervised === undefined || rule.supervised === (party.record.values.supervised === true)) &&
    (rule.shareholder_related === undefined || rule.shareholder_related === party.shareholderRelated) &&
    (rule.field === undefined || party.record.values[rule.field.name] === rule.field.value)
  );
}

type Standing = Pick<RequirementState, 'state' | 'until' | 'end' | 'document'>;

function stateOf(requirement: Requirement, party: Party, today: string): Standing {
  const { target } = requirement;
  if ('field' in target) return fieldState(requirement, party, target.field, today);
  const held = party.documents.filter(({ documentType }) => documentType === target.document);
  const filled = held.filter(({ values }) => isFilled({ documentType: target.document, values }));
  const standings = filled.map((document) => ({
    ...documentState(requirement, party, document, today),
    document: document.id,
  }));
  return standings.sort((one, other) => RANK[one.state] - RANK[other.state])[0] ?? { state: 'missing' };
}

const RANK: Record<State, number> = { ok: 0, waived: 1, expiring: 2, stale: 3, expired: 4, missing: 5 };

function fieldState(requirement: Requirement, { record }: Party, field: string, today: string): Standing {
  const value = record.values[field] ?? null;
  if (value === null || value === '') return { state: 'missing' };
  return requirement.expires ? endOf(value, requirement, today, 'expired') : { state: 'ok' };
}

function documentState(requirement: Requirement, party: Party, { values }: FiledRecord, today: string): Standing {
  const { expires, max_age_months: months, years_back: years, target } = requirement;
  const type = 'document' in target ? target.document : '';
  const bookYear = Number(values.year);
  if (years !== undefined && bookYear < Number(today.slice(0, 4)) - years) return { state: 'stale' };
  const valid = expires && (expires.of === 'document' ? values : party.record.values)[expires.field];
  const validity = expires ? endOf(valid, requirement, today, 'expired') : undefined;
  const age = months ?? documentEntry(type)?.maxAgeMonths;
  const issued = issueDateOf(type, values, party.record.values);
  const freshness = age && isDate(issued) ? endOf(addMonths(issued, age), requirement, today, 'stale') : undefined;
  const worst = [validity, freshness]
    .filter((each) => each !== undefined)
    .sort((a, b) => RANK[b.state] - RANK[a.state])[0];
  return worst ?? { state: 'ok' };
}

/** How something stands that ends after the day `end`; without a day nothing is known of its end. */
function endOf(end: unknown, { lead_days }: Requirement, today: string, over: 'expired' | 'stale'): Standing {
  if (!isDate(end)) return { state: 'ok' };
  if (end < today) return { state: over, end };
  return addDays(today, lead_days) >= end
    ? { state: 'expiring', until: end, end }
    : { state: 'ok', until: addDays(end, -lead_days - 1) };
}
