import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import { type Answer, type RecordToRead, type ServedKind, surfaceOf } from '@dossier/proto/calls/kyc-records';
import type { CreateInput } from '@dossier/proto/calls/record-input';
import type { Plain } from '@dossier/proto/records/model/json';
import { withDescendants } from '@dossier/proto/rules/removal';
import { Injectable } from '@nestjs/common';
import { Proposals } from '../changes/proposals.js';
import { requireAct } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import type { FileRecord } from '../file/file-record.js';
import { FileSources } from '../file/file-sources.js';
import { present, presentAll } from '../file/present.js';
import { Creations } from './creations.js';
import { Edits } from './edits.js';

const placed = ({ kind, _id, links }: FileRecord) => ({ kind, id: _id, links });

/** Reads, makes and edits one record of any kind. */
@Injectable()
export class RecordService {
  constructor(
    private readonly files: ClientFiles,
    private readonly sources: FileSources,
    private readonly edits: Edits,
    private readonly creations: Creations,
    private readonly proposals: Proposals,
    private readonly store: Store,
  ) {}

  async read(kind: ServedKind, { id, snapshotId }: RecordToRead, by: Principal): Promise<Answer> {
    const source = await this.sources.at(by, snapshotId);
    const record = await source.record(by, kind, id);
    requireAct(by, 'view', record);
    const { key, reads = {} } = surfaceOf(kind);
    const under = Object.keys(reads).length > 0 ? descendants(record, await source.all(record)) : [];
    const lists = Object.entries(reads).map(([name, each]): [string, unknown] =>
      Array.isArray(each)
        ? [
            name,
            presentAll(
              under.filter((other) => other.kind === each[0]),
              by,
            ),
          ]
        : [name, present({ ...record, kind: each }, by)],
    );
    return { [key]: present(record, by), ...Object.fromEntries(lists) };
  }

  create(kind: ServedKind, input: CreateInput, by: Principal): Promise<Answer> {
    return this.store.write(async () => {
      const { change, records } = await this.creations.create(by, kind, input);
      const { key, makes = {} } = surfaceOf(kind);
      const together = Object.entries(makes).flatMap(([name, each]) => {
        const made = records.slice(1).find((record) => record.kind === each);
        return made ? [[name, present(made, by)]] : [];
      });
      return { [key]: present(records[0], by), ...Object.fromEntries(together), changes: [change] };
    });
  }

  update(kind: ServedKind, id: string, values: Plain, by: Principal): Promise<Answer> {
    return this.store.write(async () => {
      const record = await this.files.record(by, kind, id);
      const { saved, changes, notices } = await this.save(by, record, values);
      return { [surfaceOf(kind).key]: present(saved, by), changes, ...(notices.length > 0 ? { notices } : {}) };
    });
  }

  /** Part of a transaction. */
  async save(by: Principal, record: FileRecord, values: Plain) {
    const company = record.kind === 'company' ? record : await this.files.company(by, record.company_id);
    const { edit, notices } = await this.edits.checked(by, company, record, values);
    const saved = await this.proposals.edit(by, company, record, edit);
    return { saved: saved.record, changes: saved.change ? [saved.change] : [], notices };
  }
}

/** What hangs on a record, the record itself first where the answer lists its kind. */
function descendants(record: FileRecord, file: readonly FileRecord[]): FileRecord[] {
  const ids = new Set(withDescendants(placed(record), file.map(placed)).map(({ id }) => id));
  return file.filter(({ _id }) => ids.has(_id));
}
