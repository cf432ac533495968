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
    const { xml, problems } = render(type, this.tree);
    const unread = new Set(this.refused.map(({ path }) => path));
    // A cell that could not be read is not also said to be missing.
    const others = problems.filter(({ path, from }) => from || !unread.has(columnAt(this.sheet, path)));
    const rendered = { xml, problems: [...this.refused, ...others] };
    this.written.set(type, rendered);
    return rendered;
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
      const signatories = named('signatory_refs', 'persons');
      if (signatories.length > 0)
        this.tree.signatory = signatories.map((person, at) => ({
          ...(at === 0 && directory.marksPrimary && { is_primary: '1' }),
          t_person: person,
        }));
    }
    const directors = this.sheet === 'entities' ? named('director_refs', 'persons') : [];
    if (directors.length > 0) this.tree.director_id = directors;
  }
}
