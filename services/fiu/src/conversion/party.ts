import { type Problem, type Rendered, render, type Shared, type Tree } from '../schema/render.js';
import type { ComplexType } from '../schema/types.js';
import { columnAt, type PartySheet, REF_COLUMN } from './columns.js';
import type { Directory } from './directory.js';
import { type Issue, isWarning } from './issues.js';
import type { SheetRecord } from './records.js';
import { issueAt, type ReadRow, readRow, separate, treeOf } from './tree.js';

/** A person, account or entity as its row has it, written once for each type it is used as. */
export class Party implements Shared {
  readonly sheet: PartySheet;
  readonly row: ReadRow;
  private readonly tree: Tree;
  private readonly refused: Problem[] = [];
  /** The other parties that it names. */
  readonly linked: Party[] = [];
  private readonly written = new Map<ComplexType, Rendered>();

  /** `isInline`: it stands in a row of the transactions. */
  constructor(
    record: SheetRecord,
    directory: Directory,
    isDouble: boolean,
    readonly isInline = false,
  ) {
    this.sheet = record.sheet as PartySheet;
    this.row = directory.completed(readRow(record, directory.reading), this.sheet);
    const columns = directory.reading.profile.columns[this.sheet];
    this.tree = treeOf(this.row.texts, columns);
    if (isDouble) this.refused.push({ path: REF_COLUMN[this.sheet], code: 'E_DUP' });
    for (const { column, code } of this.row.issues)
      if (!isWarning({ code })) this.refused.push({ path: column, code: code as Problem['code'] });
    this.join(directory);
  }

  as(type: ComplexType): Rendered {
    const known = this.written.get(type);
    if (known) return known;
    const rendered = this.rendered(type, this.tree);
    this.written.set(type, rendered);
    return rendered;
  }

  /** The same person where it holds an office. */
  inRole(role: string): Shared {
    const tree = { ...this.tree, role };
    return {
      as: (type) => {
        const { xml, problems } = this.rendered(type, tree);
        return { xml, problems: problems.map((problem) => ({ ...problem, from: problem.from ?? this })) };
      },
    };
  }

  private rendered(type: ComplexType, tree: Tree): Rendered {
    const { xml, problems } = render(type, tree);
    const unread = new Set(this.refused.map(({ path }) => path));
    // A cell that could not be read is not also said to be missing.
    const others = problems.filter(({ path, from }) => from || !unread.has(columnAt(this.sheet, path)));
    return { xml, problems: [...this.refused, ...others.map(officeOf)] };
  }

  /** Of its own row and of those that it names. */
  warnings(): Issue[] {
    return [
      ...this.row.issues.filter(isWarning),
      ...this.linked.flatMap((other) => other.row.issues.filter(isWarning)),
    ];
  }

  issueOf({ path, code, detail }: Problem): Issue {
    return issueAt(this.row.record, columnAt(this.sheet, path), code, detail);
  }

  /** Whom else it names: the owner and signatories of an account, the directors of an entity. */
  private join(directory: Directory): void {
    const named = (column: string, sheet: PartySheet): Party[] =>
      separate(this.row.texts.get(column) ?? '').flatMap((ref) => {
        const found = directory.find(sheet, ref);
        if (!found) this.refused.push({ path: column, code: 'E_REF' });
        if (found) this.linked.push(found);
        return found ?? [];
      });
    if (this.sheet === 'accounts') {
      const [owner] = named('entity_ref', 'entities');
      if (owner) this.tree.t_entity = owner;
      const role = this.row.texts.get('signatory_role');
      const signatories = named('signatory_refs', 'persons').map((person, at) => ({
        ...(at === 0 && directory.marksPrimary && { is_primary: '1' }),
        t_person: person,
        ...(role !== undefined && { role }),
      }));
      this.tree.signatory = signatories.length > 0 ? signatories : undefined;
    }
    if (this.sheet === 'entities') {
      const role = this.row.texts.get('director_role');
      const directors = named('director_refs', 'persons').map((person) => (role ? person.inRole(role) : person));
      this.tree.director_id = directors.length > 0 ? directors : undefined;
    }
  }
}

/** An office is told of where its holder is named, not with the person. */
const officeOf = ({ from, ...problem }: Problem): Problem =>
  from && problem.path === 'role' ? { ...problem, path: 'director_id/role' } : { ...problem, ...(from && { from }) };
