import type { Node, Tree } from '../schema/render.js';
import type { ProblemCode } from '../schema/values.js';
import type { Issue, WarningCode } from './issues.js';
import { shownValue } from './issues.js';
import type { BoundColumn, Profile } from './profile.js';
import { readValue } from './read-value.js';
import type { SheetRecord } from './records.js';

/** What reading a row needs besides the row. */
export type Reading = { profile: Profile; from1904: boolean };

export type ReadRow = {
  record: SheetRecord;
  /** Of each filled cell that could be read. */
  texts: ReadonlyMap<string, string>;
  issues: Issue[];
};

export const issueAt = (
  { sheet, row, values }: SheetRecord,
  column: string,
  code: ProblemCode | WarningCode,
  detail: readonly string[] = [],
): Issue => ({ sheet, row, column, code, value: shownValue(plain(values.get(column))), detail });

const plain = (cell: unknown): unknown => (typeof cell === 'object' && cell && 'value' in cell ? cell.value : cell);

/** Reads the cells of a row, each as its column wants it. */
export function readRow(record: SheetRecord, { profile, from1904 }: Reading): ReadRow {
  const columns = profile.columns[record.sheet];
  const texts = new Map<string, string>();
  const issues: Issue[] = [];
  for (const [name, cell] of record.values) {
    const column = columns.get(name);
    // Of the party of a flat row, which is read on its own.
    if (!column) continue;
    const { text, problem, warnings } = readValue(cell, column, from1904);
    if (text !== undefined) texts.set(name, text);
    if (problem) issues.push(issueAt(record, name, problem));
    for (const warning of warnings) issues.push(issueAt(record, name, warning));
  }
  return { record, texts, issues };
}

/** The values of a row's columns where the schema has them. */
export function treeOf(texts: ReadonlyMap<string, string>, columns: ReadonlyMap<string, BoundColumn>): Tree {
  const tree: Tree = {};
  for (const [name, text] of texts) {
    const path = columns.get(name)?.path;
    if (path) put(tree, path, text);
  }
  return tree;
}

export function put(tree: Tree, path: readonly string[], value: Node): void {
  let at = tree;
  for (const name of path.slice(0, -1)) {
    at[name] ??= {};
    at = at[name] as Tree;
  }
  at[path.at(-1) as string] = value;
}

export const separate = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((each) => each.trim())
    .filter(Boolean);
