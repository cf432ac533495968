import { type Problem, render, type Shared, type Tree } from '../schema/render.js';
import { typeAt } from '../schema/types.js';
import { wrongValue } from '../schema/values.js';
import { columnAt, PARTY_TYPES, type PartySheet, type PartyType } from './columns.js';
import type { Directory } from './directory.js';
import { type Issue, isWarning } from './issues.js';
import { Party } from './party.js';
import { inlineParty, type SheetRecord } from './records.js';
import { issueAt, type ReadRow, readRow, separate, treeOf } from './tree.js';

export type Side = 'from' | 'to';
/** Whom a row names, and as what. */
export type Parties = Map<Side | 'conductor', Party>;
/** What rows of one report have in common. */
export type Heading = {
  group: string;
  code: string;
  indicators: readonly string[];
  reason?: string;
  action?: string;
  kind: 'transaction' | 'activity';
};

/** A row made ready: its XML if nothing is wrong with it, and whom it names. */
export type Item = {
  record: SheetRecord;
  texts: ReadonlyMap<string, string>;
  heading: Heading;
  xml: string;
  issues: Issue[];
  parties: Parties;
};

/** Who stands in for a side of which a row says nothing, such as the casino that sells the chips. */
export type HouseSide = { name: string; country: string };

/** Turns rows of the sheet Transactions into transactions, or into parties of an activity. */
export class Rows {
  constructor(
    private readonly directory: Directory,
    private readonly house: HouseSide,
    private readonly today: string,
  ) {}

  item(record: SheetRecord): Item {
    const row = readRow(record, this.directory.reading);
    const parties: Parties = new Map();
    const issues = row.issues;
    for (const side of ['from', 'to'] as const) {
      const party = this.party(row, side, issues);
      if (party) parties.set(side, party);
    }
    const conductor = this.conductor(row, issues);
    if (conductor) parties.set('conductor', conductor);
    const heading = this.heading(row, issues);
    const about = parties.get('from') ?? parties.get('to');
    const xml =
      heading.kind === 'activity' ? this.activity(row, about, issues) : this.transaction(row, parties, issues);
    this.missing(row, issues);
    for (const party of parties.values()) issues.push(...party.warnings());
    return { record, texts: row.texts, heading, xml, issues: withoutDoubles(issues), parties };
  }

  private party(row: ReadRow, side: Side, issues: Issue[]): Party | undefined {
    const said = row.texts.get(`${side}_party_type`)?.toLowerCase();
    const ref = row.texts.get(`${side}_party_ref`);
    const sheet = said ? PARTY_TYPES[said as PartyType] : standingIn(row, side);
    if (!said && !ref && !sheet) return undefined;
    if (!sheet) {
      issues.push(issueAt(row.record, `${side}_party_type`, said ? 'E_CODE' : 'E_REQUIRED', Object.keys(PARTY_TYPES)));
      return undefined;
    }
    const found = ref ? this.directory.find(sheet, ref) : undefined;
    if (found) return found;
    const inline = inlineParty(row.record, side, sheet);
    if (inline && !ref) return this.directory.inline(inline);
    issues.push(issueAt(row.record, `${side}_party_ref`, ref ? 'E_REF' : 'E_REQUIRED'));
    return undefined;
  }

  private conductor({ texts, record }: ReadRow, issues: Issue[]): Party | undefined {
    const ref = texts.get('from_conductor_ref');
    const found = ref ? this.directory.find('persons', ref) : undefined;
    if (ref && !found) issues.push(issueAt(record, 'from_conductor_ref', 'E_REF'));
    return found;
  }

  private heading(row: ReadRow, issues: Issue[]): Heading {
    const { profile } = this.directory.reading;
    const { texts, record } = row;
    const code = texts.get('report_code') ?? '';
    const indicators = [...new Set(separate(texts.get('indicators') ?? ''))].sort();
    const check = (column: string, value: string | undefined) => {
      const type = profile.columns.transactions.get(column)?.type;
      const wrong = value !== undefined && type && wrongValue(type, undefined, value);
      if (wrong) issues.push(issueAt(record, column, wrong.code, wrong.detail));
    };
    if (code) check('report_code', code);
    else issues.push(issueAt(record, 'report_code', 'E_REQUIRED'));
    for (const indicator of indicators) check('indicators', indicator);
    if (indicators.length === 0) {
      const isAsked = (profile.report.elements.get('report_indicators')?.min ?? 0) > 0;
      issues.push(issueAt(record, 'indicators', isAsked ? 'E_REQUIRED' : 'W_NO_INDICATOR'));
    }
    const [reason, action] = [texts.get('reason'), texts.get('action')];
    check('reason', reason);
    check('action', action);
    const isActivity = !record.values.has('amount_local') && profile.data.activityCodes.includes(code);
    return {
      group: texts.get('report_group') ?? '',
      code,
      indicators,
      ...(reason !== undefined && { reason }),
      ...(action !== undefined && { action }),
      kind: isActivity ? 'activity' : 'transaction',
    };
  }

  private activity(row: ReadRow, party: Party | undefined, issues: Issue[]): string {
    if (!party) {
      issues.push(issueAt(row.record, 'from_party_ref', 'E_REQUIRED'));
      return '';
    }
    const type = typeAt(this.directory.reading.profile.report, ['activity', 'report_parties', 'report_party']);
    if (type?.kind !== 'complex') {
      issues.push(issueAt(row.record, 'amount_local', 'E_REQUIRED'));
      return '';
    }
    const [comments, reason] = [row.texts.get('comments'), row.texts.get('reason')];
    // The report has it; some FIUs ask for it again with each party.
    const isAsked = (type.elements.get('reason')?.min ?? 0) > 0;
    const tree = {
      [partyElement(party)]: party,
      ...(isAsked && reason !== undefined && { reason }),
      ...(comments !== undefined && { comments }),
    };
    return this.written(row, render(type, tree), issues);
  }

  private transaction(row: ReadRow, parties: Parties, issues: Issue[]): string {
    const { profile } = this.directory.reading;
    const type = typeAt(profile.report, ['transaction']);
    if (type?.kind !== 'complex') return '';
    const all = treeOf(row.texts, profile.columns.transactions);
    const tree = Object.fromEntries(Object.entries(all).filter(([name]) => !/^(from|to)_/.test(name)));
    const isClient = (side: Side) => /^(y|yes|true|1)$/i.test(row.texts.get(`${side}_my_client`) ?? '');
    for (const side of ['from', 'to'] as const) {
      const name = isClient(side) ? `t_${side}_my_client` : `t_${side}`;
      tree[name] = this.side(row, side, parties, all);
    }
    if (!isClient('from') && !isClient('to')) issues.push(issueAt(row.record, 'from_my_client', 'W_NO_MY_CLIENT'));
    const on = row.texts.get('date_transaction');
    if (on && on.slice(0, 10) > this.today) issues.push(issueAt(row.record, 'date_transaction', 'W_FUTURE_DATE'));
    return this.written(row, render(type, tree), issues);
  }

  private side(row: ReadRow, side: Side, parties: Parties, all: Tree): Tree {
    const own = Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith(`${side}_`)));
    const conductor = parties.get('conductor');
    if (side === 'from' && conductor) own.t_conductor = conductor;
    const party = parties.get(side);
    if (party) own[`${side}_${partyElement(party)}`] = party;
    else if (saysNothing(row, side)) return this.ownSide(side, row);
    return own;
  }

  /** The reporting entity itself. */
  private ownSide(side: Side, row: ReadRow): Tree {
    const funds = row.texts.get(side === 'from' ? 'to_funds_code' : 'from_funds_code');
    return {
      ...(funds !== undefined && { [`${side}_funds_code`]: funds }),
      [`${side}_entity`]: { name: this.house.name },
      [`${side}_country`]: this.house.country,
    };
  }

  /** Problems of the XML become issues of the cells that they come from. */
  private written(
    row: ReadRow,
    { xml, problems }: { xml: string; problems: readonly Problem[] },
    issues: Issue[],
  ): string {
    const unread = new Set(issues.filter((issue) => !isWarning(issue)).map(({ column }) => column));
    for (const problem of problems) {
      const party = asParty(problem.from);
      if (party) {
        issues.push(party.issueOf(problem));
        continue;
      }
      const column = columnOf(problem.path);
      if (!unread.has(column)) issues.push(issueAt(row.record, column, problem.code, problem.detail));
    }
    return xml;
  }

  /** What this FIU asks for beyond its schema. */
  private missing({ record }: ReadRow, issues: Issue[]): void {
    for (const column of this.directory.reading.profile.data.required?.transactions ?? [])
      if (!record.values.has(column)) issues.push(issueAt(record, column, 'E_REQUIRED'));
  }
}

const asParty = (from: Shared | undefined): Party | undefined => (from instanceof Party ? from : undefined);

const partyElement = ({ sheet }: Party): PartyType =>
  sheet === 'persons' ? 'person' : sheet === 'accounts' ? 'account' : 'entity';

/** Which party a flat row tells of, where it does not say so. */
function standingIn({ record: { values } }: ReadRow, side: Side): PartySheet | undefined {
  if (values.has(`${side}_account`)) return 'accounts';
  if (values.has(`${side}_last_name`)) return 'persons';
  return values.has(`${side}_name`) ? 'entities' : undefined;
}

const saysNothing = ({ record }: ReadRow, side: Side): boolean =>
  [...record.values.keys()].every((name) => !name.startsWith(`${side}_`));

/** `t_from_my_client/from_funds_code` is the column `from_funds_code`; of a missing party, its reference. */
function columnOf(path: string): string {
  const side = /^t_(from|to)(?:_my_client)?\/(.+)$/.exec(path);
  if (!side) return columnAt('transactions', path);
  const [, name = '', inner = ''] = side;
  return new RegExp(`^${name}_(account|person|entity)$`).test(inner)
    ? `${name}_party_ref`
    : columnAt('transactions', inner);
}

function withoutDoubles(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.filter(({ sheet, row, column, code }) => {
    const key = `${sheet}:${row}:${column}:${code}`;
    return !seen.has(key) && seen.add(key);
  });
}
