import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import { wholeNumbers } from '../../../../scripts/random-numbers.mjs';
import { type Codes, person, type Rows, type Values } from '../../../../test/fiu/corpus/parties.js';
import { rowsOf, SHAPES } from '../../../../test/fiu/corpus/shapes.js';
import {
  COLUMNS,
  PARTY_TYPES,
  type PartySheet,
  type PartyType,
  REF_COLUMN,
  type SheetName,
} from '../conversion/columns.js';
import { convert, type Totals } from '../conversion/convert.js';
import type { Issue } from '../conversion/issues.js';
import { openProfile } from '../conversion/profile.js';
import type { SheetRecord } from '../conversion/records.js';
import type { Source } from '../conversion/source.js';
import { defaultProfile } from '../profiles/default.js';
import { childrenOf } from '../schema/elements.js';
import { objections } from '../schema/gate.js';
import { makeReports } from './make.js';

/** FIU_CORPUS=long makes 5,000 rows of each shape. */
const ROWS = process.env.FIU_CORPUS === 'long' ? 5_000 : 50;
const profile = openProfile(defaultProfile());
const reporter = {
  rentity_id: '4711',
  rentity_branch: 'Casino One',
  last_name: 'Croes',
  first_name: 'Ana',
  country: 'CW',
};
const options = { profile, reporter, reference: 'corpus', day: '2026-02-01', known: new Map() };

const codes: Codes = (sheet, column) => [...(profile.columns[sheet].get(column)?.type?.codes ?? [])];

class Invented implements Source {
  readonly from1904 = false;
  readonly unknown = [];
  constructor(private readonly rows: Rows) {}
  async *parties() {
    yield* this.of((sheet) => sheet !== 'transactions');
  }
  async *transactions() {
    yield* this.of((sheet) => sheet === 'transactions');
  }
  private *of(wanted: (sheet: SheetName) => boolean): Generator<SheetRecord> {
    for (const [at, { sheet, values }] of this.rows.entries()) {
      const filled = Object.entries(values).filter(
        (entry): entry is [string, string | number] => entry[1] !== undefined,
      );
      if (wanted(sheet)) yield { sheet, row: at + 1, values: new Map(filled) };
    }
  }
}

type Written = { xml: string[]; totals: Totals; errors: Issue[]; objected: number };

async function written(rows: Rows): Promise<Written> {
  const xml: string[] = [];
  const errors: Issue[] = [];
  let objected = 0;
  const totals = await convert(new Invented(rows), options, {
    report: (report) => {
      xml.push(report.xml.toString());
      objected += objections(profile.validator, report.xml).length;
    },
    issue: (issue) => issue.code.startsWith('E_') && errors.push(issue),
    failed: () => undefined,
    waiting: () => undefined,
    progress: () => undefined,
  });
  return { xml, totals, errors: errors.slice(0, 3), objected };
}

const PARTY = /^(?:(?:from|to)_)?(person|account|entity)$/;
const SHEET_OF: Readonly<Record<string, PartySheet>> = {
  t_conductor: 'persons',
  t_entity: 'entities',
  director_id: 'persons',
  t_person: 'persons',
};

/** A report read back as rows: only what stands in the XML is known. */
class Reader {
  readonly rows: Rows = [];
  private readonly refs = new Map<string, string>();

  report(text: string, at: number): void {
    const document = XmlDocument.fromString(text);
    const { root } = document;
    const text_ = (name: string) => childrenOf(root, name)[0]?.content;
    const indicators = childrenOf(root, 'report_indicators').flatMap((all) =>
      childrenOf(all).map(({ content }) => content),
    );
    const heading: Values = {
      report_group: String(at),
      report_code: text_('report_code'),
      reason: text_('reason'),
      action: text_('action'),
      indicators: indicators.join(';') || undefined,
    };
    for (const element of childrenOf(root, 'transaction')) this.transaction(element, { ...heading });
    const told = childrenOf(root, 'activity').flatMap((activity) =>
      childrenOf(activity).flatMap((all) => childrenOf(all)),
    );
    for (const element of told)
      this.transaction(element, { ...heading, transactionnumber: `A-${at}-${this.rows.length}` });
    document.dispose();
  }

  private transaction(element: XmlElement, values: Values): void {
    this.fill(element, '', values, 'transactions', 'from');
    this.rows.push({ sheet: 'transactions', values });
  }

  private fill(element: XmlElement, path: string, values: Values, sheet: SheetName, side: string): void {
    for (const child of childrenOf(element)) {
      const { name } = child;
      const opened = /^t_(from|to)(_my_client)?$/.exec(name);
      const party = PARTY.exec(name)?.[1] as PartyType | undefined;
      if (opened && sheet === 'transactions') {
        values[`${opened[1]}_my_client`] = opened[2] ? 'Y' : 'N';
        this.fill(child, '', values, sheet, opened[1] ?? '');
      } else if (party && sheet === 'transactions') {
        values[`${side}_party_type`] = party;
        values[`${side}_party_ref`] = this.party(child, PARTY_TYPES[party]);
      } else if (name === 'signatory') this.link(values, 'signatory_refs', childrenOf(child, 't_person')[0]);
      else if (SHEET_OF[name])
        this.link(
          values,
          { t_conductor: 'from_conductor_ref', t_entity: 'entity_ref' }[name] ?? 'director_refs',
          child,
        );
      else {
        const here = path ? `${path}/${name}` : name;
        const column = COLUMNS[sheet].find((each) => each.path?.join('/') === here);
        if (column) values[column.name] = child.content;
        else this.fill(child, here, values, sheet, side);
      }
    }
  }

  private link(values: Values, column: string, element?: XmlElement): void {
    if (!element) return;
    const ref = this.party(element, column === 'entity_ref' ? 'entities' : 'persons');
    values[column] = values[column] ? `${values[column]};${ref}` : ref;
  }

  /** The same content is the same party. */
  private party(element: XmlElement, sheet: PartySheet): string {
    const values: Values = {};
    this.fill(element, '', values, sheet, '');
    const key = createHash('sha256')
      .update(JSON.stringify([sheet, values]))
      .digest('hex');
    const known = this.refs.get(key);
    if (known) return known;
    const ref = `R${this.refs.size}`;
    this.refs.set(key, ref);
    this.rows.push({ sheet, values: { ...values, [REF_COLUMN[sheet]]: ref } });
    return ref;
  }
}

describe(`a corpus of ${ROWS} rows of each of ${Object.keys(SHAPES).length} shapes`, () => {
  it.each(Object.entries(SHAPES))(
    '%s: every report is valid, and rows read back from it make it again',
    async (name, shape) => {
      const first = await written(rowsOf(shape, ROWS, name.length * 7_919, codes));
      expect(first).toMatchObject({ errors: [], objected: 0, totals: { rows: ROWS, converted: ROWS } });
      const reader = new Reader();
      for (const [at, xml] of first.xml.entries()) reader.report(xml, at);
      const second = await written(reader.rows);
      expect(second).toMatchObject({ errors: [], totals: { converted: ROWS, reports: first.xml.length } });
      expect(second.xml.filter((xml, at) => xml !== first.xml[at])).toEqual([]);
    },
    300_000,
  );

  it('makes the same bytes of the same rows', async () => {
    const rows = Object.values(SHAPES)
      .flatMap((shape, at) => rowsOf(shape, ROWS, at + 1, codes))
      .filter(({ sheet }) => sheet === 'transactions');
    const folder = mkdtempSync(join(tmpdir(), 'fiu-corpus-'));
    const flat: Rows = rows.map(({ values }) => ({
      sheet: 'transactions',
      values: {
        ...values,
        from_party_type: 'person',
        to_party_type: undefined,
        from_party_ref: 'P',
        to_party_ref: undefined,
        from_conductor_ref: undefined,
      },
    }));
    const zip = async (name: string) => {
      const places = { zip: join(folder, name), errorSheet: join(folder, `${name}.xlsx`) };
      const source = new Invented([person({ roll: wholeNumbers(1), codes }, 'P'), ...flat]);
      await makeReports(source, options, places, { waiting: () => undefined, progress: () => undefined });
      return readFileSync(places.zip);
    };
    expect((await zip('one')).equals(await zip('two'))).toBe(true);
  }, 300_000);
});
