import { createHash } from 'node:crypto';
import { type Rendered, render, type Shared, type Tree } from '../schema/render.js';
import { wrongValue } from '../schema/values.js';
import type { Profile } from './profile.js';
import type { Heading, Item } from './transaction.js';

/** A finished report: its name in the zip, its bytes, the rows that are in it. */
export type Report = { name: string; xml: Buffer; rows: number[]; code: string; kind: Heading['kind'] };

/** By report code: what the FIU called the report that it rejected, and that the new one of this code corrects. */
export type Rejected = Readonly<Record<string, string>>;

type Group = { heading: Heading; items: string[]; rows: number[]; bytes: number };

/** Reports that wait for more rows take no more memory than this. */
const MOST_WAITING = 48 * 1024 ** 2;
/** Around its transactions. */
const HEAD_BYTES = 16_384;
const PREVIOUS = 'prev_rejected_ref_number';

export class UnfitReport extends Error {}

/** Puts rows that belong together into reports, in the order of the sheet, and cuts what grows too long. */
export class Reports {
  private readonly groups = new Map<string, Group>();
  private waiting = 0;
  private made = 0;

  constructor(
    private readonly profile: Profile,
    private readonly head: Tree,
    /** Upload and day, as they stand in names and references. */
    private readonly upload: { reference: string; day: string; rejected: Rejected },
  ) {}

  /** Adds a row; answers the reports that are full. */
  add({ heading, xml, record }: Item): Report[] {
    const { mostTransactions, mostBytes } = this.profile.data;
    const bytes = Buffer.byteLength(xml);
    const key = keyOf(heading);
    const done: Report[] = [];
    const open = this.groups.get(key);
    if (open && (open.items.length >= mostTransactions || open.bytes + bytes > mostBytes - HEAD_BYTES))
      done.push(this.take(key, open));
    const group = this.groups.get(key) ?? { heading, items: [], rows: [], bytes: 0 };
    this.groups.set(key, group);
    group.items.push(xml);
    group.rows.push(record.row);
    group.bytes += bytes;
    this.waiting += bytes;
    if (this.waiting > MOST_WAITING) done.push(...this.rest());
    return done;
  }

  /** What is not full, at the end. */
  rest(): Report[] {
    return [...this.groups].map(([key, group]) => this.take(key, group));
  }

  private take(key: string, group: Group): Report {
    this.groups.delete(key);
    this.waiting -= group.bytes;
    this.made += 1;
    const number = String(this.made).padStart(3, '0');
    const { heading, items, rows } = group;
    const { xml, problems } = render(this.profile.report, this.tree(heading, items, number));
    // Every value was checked before, so this is a fault of ours.
    if (problems.length > 0) throw new UnfitReport(problems.map(({ path, code }) => `${code} ${path}`).join(', '));
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<report>${xml}</report>\n`;
    const day = this.upload.day.replaceAll('-', '');
    const name = `${this.head.rentity_id}_${heading.code}_${day}_${number}.xml`;
    return { name, xml: Buffer.from(text), rows, code: heading.code, kind: heading.kind };
  }

  private tree({ code, indicators, reason, action, kind }: Heading, items: string[], number: string): Tree {
    const written = items.map(ready);
    return {
      ...this.head,
      report_code: code,
      entity_reference: `${this.upload.reference}-${number}`,
      ...this.previous(code),
      submission_date: `${this.upload.day}T00:00:00`,
      ...(reason !== undefined && { reason }),
      ...(action !== undefined && { action }),
      ...(kind === 'activity' ? { activity: { report_parties: { report_party: written } } } : { transaction: written }),
      ...(indicators.length > 0 && { report_indicators: { indicator: indicators } }),
    };
  }

  /** Schemas before 5 know no such element, and then nothing is said. */
  private previous(code: string): Tree {
    const [reference, type] = [this.upload.rejected[code], this.profile.report.elements.get(PREVIOUS)?.type];
    if (reference === undefined || type?.kind !== 'simple') return {};
    return wrongValue(type, undefined, reference) ? {} : { [PREVIOUS]: reference };
  }
}

const ready = (xml: string): Shared => {
  const rendered: Rendered = { xml, problems: [] };
  return { as: () => rendered };
};

const keyOf = ({ group, code, indicators, reason = '', action = '', kind }: Heading): string =>
  createHash('sha256')
    .update(JSON.stringify([group, code, indicators, reason, action, kind]))
    .digest('base64');
