import type { Principal } from '@dossier/kit/principal';
import { invalid } from '@dossier/proto/failures/failure';
import { withAuthors } from '@dossier/proto/records/authors';
import { checkEdit, normalise } from '@dossier/proto/records/check';
import { withCalculated } from '@dossier/proto/records/derived';
import { SHARE, sharesLeft } from '@dossier/proto/records/holders';
import type { Plain } from '@dossier/proto/records/model/json';
import { LEVELS, type Level } from '@dossier/proto/records/model/levels';
import { effectiveValues } from '@dossier/proto/records/model/stored';
import { resetUnexplained } from '@dossier/proto/rules/world-check';
import { type FieldErrors, say } from '@dossier/proto/texts/phrase';
import { recordTexts } from '@dossier/proto/texts/records';
import { Injectable } from '@nestjs/common';
import { requireEdit } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import { type FileRecord, factsOf, storedOf } from '../file/file-record.js';

/** `together`: the edits that are saved with this one, by the id of their record. */
type HowSaved = { creating?: boolean; together?: Readonly<Record<string, Plain>> };
export type CheckedEdit = { edit: Plain; errors: FieldErrors; notices: string[] };

/** Decides whether an edit may wait for approval. Part of the transaction that saves it. */
@Injectable()
export class Edits {
  constructor(private readonly files: ClientFiles) {}

  /** Throws unless the edit may be saved. */
  async checked(
    by: Principal,
    company: FileRecord,
    record: FileRecord,
    values: Plain,
    how: HowSaved = {},
  ): Promise<CheckedEdit> {
    const result = await this.check(by, company, record, values, how);
    if (Object.keys(result.errors).length > 0) throw invalid(result.errors);
    return result;
  }

  /** The edit with what follows from it, and what is wrong with every bad field. A file comes by upload only. */
  async check(
    by: Principal,
    company: FileRecord,
    record: FileRecord,
    values: Plain,
    { creating = false, together = {} }: HowSaved = {},
  ): Promise<CheckedEdit> {
    requireEdit(by, record, Object.keys(values));
    const before = effectiveValues(record);
    const given = normalise(values);
    const { edit: resets, notices } = this.unexplained(record, { ...before, ...given });
    const edit = withCalculated(record.kind, storedOf(record), { ...given, ...resets });
    const context = {
      ...factsOf(company, record),
      values: before,
      creating,
      ...(await this.remaining(company, record, edit, together)),
    };
    const errors = checkEdit(record.kind, edit, context);
    const authored = withAuthors(record.kind, before, edit, by.name);
    return { edit: authored, notices, errors: 'file' in given ? { ...errors, file: recordTexts.fixed } : errors };
  }

  /** Of values with a share, what the other holders leave. Holders under one parent are saved one by one. */
  async remaining(
    company: FileRecord,
    record: Pick<FileRecord, 'kind' | 'links'> & { _id?: string },
    values: Plain,
    together: Readonly<Record<string, Plain>> = {},
  ): Promise<{ remaining?: number }> {
    if (!(SHARE in values)) return {};
    await this.files.touch(await this.files.parentOf(company, record.kind, record.links));
    const beside = await this.files.beside(company, record.kind, record.links);
    const holders = beside.map((each) => ({ ...each, id: each._id }));
    const remaining = sharesLeft({ ...record, id: record._id }, holders, together);
    return remaining === undefined ? {} : { remaining };
  }

  private unexplained({ documentType }: FileRecord, after: Plain): { edit: Plain; notices: string[] } {
    if (documentType !== 'world_check') return { edit: {}, notices: [] };
    const resets = (Object.keys(LEVELS) as Level[]).map((level) => resetUnexplained(level, after));
    return {
      edit: Object.assign({}, ...resets.map(({ edit }) => edit)),
      notices: resets.flatMap(({ messages }) => messages.map(say)),
    };
  }
}
