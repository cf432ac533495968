import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import { changeProposed, changeWithdrawn } from '@dossier/proto/events/kyc';
import { failure } from '@dossier/proto/failures/failure';
import { propose, type Superseded } from '@dossier/proto/records/changes';
import type { Plain } from '@dossier/proto/records/model/json';
import { titleOf } from '@dossier/proto/records/title';
import { recordTexts } from '@dossier/proto/texts/records';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ClientFiles } from '../file/client-files.js';
import { type FileRecord, storedOf } from '../file/file-record.js';
import { newId } from '../file/new-id.js';
import { CHANGE, type ChangeModel } from './change.schema.js';
import { additions, type CameWith, changeEvent, type Proposal, supersededChanges } from './change-event.js';

/** A record after a save, and the review action that the save made, if anything new waits. */
export type Saved = { record: FileRecord; change?: string };

/** Lets edits, additions and removals wait for approval. Each method is part of the caller's transaction. */
@Injectable()
export class Proposals {
  constructor(
    private readonly files: ClientFiles,
    private readonly store: Store,
    private readonly events: Events,
    @InjectModel(CHANGE) private readonly changes: ChangeModel,
  ) {}

  /** `edit` is checked already. */
  async edit(
    by: Principal,
    company: FileRecord,
    record: FileRecord,
    edit: Plain,
    cameWith: CameWith = {},
  ): Promise<Saved> {
    const id = newId();
    const { stored, changed, superseded } = propose(storedOf(record), edit, id);
    const isNew = Object.keys(changed).length > 0;
    if (isNew) await this.assertStays(company, record);
    if (!isNew && superseded.length === 0) return { record };
    const next: FileRecord = { ...proposedBy(by, record, id), fields: stored.fields };
    await this.files.save(next, stored);
    await this.end(superseded);
    if (isNew) await this.tell(by, company, next, { ...cameWith, id, actionType: 'change', changed, superseded });
    else await this.tellWithdrawn(by, record, superseded);
    return isNew ? { record: next, change: id } : { record: next };
  }

  /** The first record is the one the change is about; the others come with it and share its fate. */
  async add(
    by: Principal,
    company: FileRecord,
    change: string,
    made: readonly FileRecord[],
    cameWith: CameWith = {},
  ): Promise<void> {
    const [first, ...together] = made as [FileRecord, ...FileRecord[]];
    for (const record of made) await this.files.insert(proposedBy(by, record, change));
    const changed = Object.assign({}, ...made.map(additions).reverse());
    await this.tell(
      by,
      company,
      first,
      { ...cameWith, id: change, actionType: 'add', changed, superseded: [] },
      together,
    );
  }

  async removal(by: Principal, company: FileRecord, record: FileRecord): Promise<string> {
    if (record.remove) throw failure('kyc.removal.pending');
    const id = newId();
    await this.files.save(proposedBy(by, record, id), { ...storedOf(record), remove: id });
    await this.tell(by, company, { ...record, remove: id }, { id, actionType: 'remove', changed: {}, superseded: [] });
    return id;
  }

  /** What would go with a record that waits to be deleted is edited no more: nobody could decide such an edit with sense. */
  private async assertStays(company: FileRecord, record: FileRecord): Promise<void> {
    const leaving = [record, ...(await this.files.ancestors(record)), company].find(({ remove }) => remove);
    if (!leaving) return;
    const title = titleOf(leaving.kind, leaving, leaving.documentType);
    const message = recordTexts.waitsForRemoval(title);
    throw failure('kyc.removal.pending', { message, details: { change_id: leaving.remove } });
  }

  private async tell(
    by: Principal,
    company: FileRecord,
    record: FileRecord,
    proposal: Proposal,
    together: readonly FileRecord[] = [],
  ): Promise<void> {
    const above = await this.files.ancestors(record);
    await this.changes.create({
      _id: proposal.id,
      tenant_id: record.tenant_id,
      company_id: record.company_id,
      kind: record.kind,
      object_id: record._id,
      actionType: proposal.actionType,
      ...(together.length > 0 ? { together: together.map(({ _id }) => _id) } : {}),
      ...(proposal.origin ? { origin: proposal.origin } : {}),
      state: 'open',
      at: new Date(),
    });
    await this.store.audit(by, `kyc.${record.kind}.${proposal.actionType}.proposed`, record._id, {
      change: proposal.id,
      fields: proposal.changed,
    });
    const behind = together[0] ?? (await this.files.behind(record));
    const data = changeEvent(company, record, above, proposal, behind);
    await this.events.publish(changeProposed, by, record.company_id, data);
  }

  private async tellWithdrawn(by: Principal, record: FileRecord, superseded: readonly Superseded[]): Promise<void> {
    await this.store.audit(by, `kyc.${record.kind}.change.withdrawn`, record._id, { superseded });
    await this.events.publish(changeWithdrawn, by, record.company_id, {
      company_id: record.company_id,
      kind: record.kind,
      object_id: record._id,
      superseded: supersededChanges(superseded),
    });
  }

  private async end(superseded: readonly Superseded[]): Promise<void> {
    const ended = superseded.filter(({ ends }) => ends).map(({ change }) => change);
    if (ended.length > 0) await this.changes.updateMany({ _id: { $in: ended }, state: 'open' }, { state: 'skipped' });
  }
}

/** The record, which remembers who proposed the change. */
const proposedBy = (by: Principal, record: FileRecord, change: string): FileRecord => ({
  ...record,
  proposals: { ...record.proposals, [change]: { by: { id: by.userId, name: by.name }, at: new Date() } },
});
