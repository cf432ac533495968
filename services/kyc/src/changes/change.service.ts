import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Affected, AskAffected, ChangeDecided, DecideChange } from '@dossier/proto/calls/kyc-changes';
import { companyChanged, recordChanged } from '@dossier/proto/events/kyc';
import { failure } from '@dossier/proto/failures/failure';
import { type Changed, deny, namesOf } from '@dossier/proto/records/changes';
import { applyRecalculated } from '@dossier/proto/records/derived';
import { withDescendants } from '@dossier/proto/rules/removal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ClientFiles } from '../file/client-files.js';
import { type FileRecord, storedOf } from '../file/file-record.js';
import { CHANGE, type ChangeModel, type StoredChange } from './change.schema.js';
import { companySnapshot, emptyEffect, referenceTo } from './change-event.js';

type Effect = Pick<ChangeDecided, 'fields' | 'cascade_deleted'>;
const placed = (record: FileRecord) => ({ kind: record.kind, id: record._id, links: record.links });

/** Carries out what workflow decided: once per change, in one transaction, the same answer to a repeat. */
@Injectable()
export class ChangeService {
  constructor(
    private readonly files: ClientFiles,
    private readonly store: Store,
    private readonly events: Events,
    @InjectModel(CHANGE) private readonly changes: ChangeModel,
  ) {}

  apply(input: DecideChange, by: Principal): Promise<ChangeDecided> {
    return this.decide(input, by, 'applied', async (change, records, actor) => {
      assertStillWaiting(input.fields, change, records);
      const effect = await (change.actionType === 'remove'
        ? this.remove(change, records)
        : this.takeOver(change, records));
      await this.events.publish(recordChanged, actor, change.company_id, {
        company_id: change.company_id,
        change_id: change._id,
        kind: change.kind,
        object_id: change.object_id,
        actionType: change.actionType,
        fields: effect.fields as Changed,
      });
      if (change.kind === 'company') await this.tellOfCompany(actor, change);
      return effect;
    });
  }

  deny(input: DecideChange, by: Principal): Promise<ChangeDecided> {
    return this.decide(input, by, 'denied', async (change, records) => {
      if (change.actionType === 'add') return { fields: {}, cascade_deleted: await this.takeAway(change, records) };
      for (const record of records) await this.files.save(record, deny(storedOf(record), change._id).stored);
      return { fields: {}, cascade_deleted: [] };
    });
  }

  async affected({ change_id, tenant_id }: AskAffected, by: Principal): Promise<Affected> {
    const change = await this.find(change_id, tenant_id, by);
    if (change.actionType === 'change' || change.state !== 'open') return { records: [], change_ids: [] };
    const fallen = await this.descendants(await this.recordsOf(change));
    return { records: fallen.map(referenceTo), change_ids: await this.openOn(change, fallen) };
  }

  private decide(
    { change_id, tenant_id, op, decided_by }: DecideChange,
    by: Principal,
    state: ChangeDecided['state'],
    effect: (change: StoredChange, records: FileRecord[], actor: Principal) => Promise<Effect>,
  ): Promise<ChangeDecided> {
    return this.store.write(async () => {
      const change = await this.find(change_id, tenant_id, by);
      if (change.state !== 'open') return earlier(change);
      const actor = { ...by, tenantId: tenant_id, userId: decided_by.id, name: decided_by.name };
      const answer: ChangeDecided = { state, ...(await effect(change, await this.recordsOf(change), actor)) };
      const decided = { by: decided_by, at: new Date() };
      await this.changes.updateOne({ _id: change_id, tenant_id, state: 'open' }, { state, op, answer, decided });
      await this.end(answer.cascade_deleted, op);
      await this.store.audit(actor, `kyc.${change.kind}.${change.actionType}.${state}`, change.object_id, {
        change: change_id,
        op,
        ...answer,
      });
      return answer;
    });
  }

  private async takeOver(change: StoredChange, records: readonly FileRecord[]): Promise<Effect> {
    let fields: Changed = {};
    for (const record of records) {
      await this.assertParentsApproved(change, record);
      const { stored, applied, stale } = applyRecalculated(record.kind, storedOf(record), change._id);
      if (Object.keys(stale).length > 0) throw failure('workflow.change.stale', { details: stale });
      await this.files.save(record, stored);
      fields = { ...applied, ...fields };
    }
    return { fields, cascade_deleted: [] };
  }

  private async assertParentsApproved(change: StoredChange, record: FileRecord): Promise<void> {
    const waiting = [record, ...(await this.files.ancestors(record))].find(({ add }) => add && add !== change._id);
    if (waiting) throw failure('workflow.change.parent_pending', { details: { change_id: waiting.add } });
  }

  private async remove(change: StoredChange, records: readonly FileRecord[]): Promise<Effect> {
    const fields = records[0] ? emptyEffect(records[0]) : {};
    return { fields, cascade_deleted: await this.takeAway(change, records) };
  }

  private async takeAway(change: StoredChange, records: readonly FileRecord[]): Promise<string[]> {
    const fallen = await this.descendants(records);
    const ended = await this.openOn(change, fallen);
    await this.files.takeAway(fallen);
    return ended;
  }

  /** The records themselves and all that hangs on them. */
  private async descendants(records: readonly FileRecord[]): Promise<FileRecord[]> {
    const [first] = records;
    if (!first) return [];
    const snapshots = first.kind === 'company' ? await this.files.snapshotsOf(first) : [];
    const known = new Map([...records, ...(await this.files.all(first)), ...snapshots].map((each) => [each._id, each]));
    const file = [...known.values()];
    const ids = new Set(
      records.flatMap((record) => withDescendants(placed(record), file.map(placed)).map(({ id }) => id)),
    );
    return [...ids].flatMap((id) => file.find(({ _id }) => _id === id) ?? []);
  }

  private async openOn(
    { _id, tenant_id, company_id }: StoredChange,
    records: readonly FileRecord[],
  ): Promise<string[]> {
    const open = await this.changes
      .find({ tenant_id, company_id, state: 'open', object_id: { $in: records.map((each) => each._id) } }, { _id: 1 })
      .sort({ _id: 1 })
      .lean<{ _id: string }[]>();
    return open.map((each) => each._id).filter((id) => id !== _id);
  }

  private async end(changes: readonly string[], op: string): Promise<void> {
    const answer: ChangeDecided = { state: 'cascade_deleted', fields: {}, cascade_deleted: [] };
    if (changes.length > 0)
      await this.changes.updateMany({ _id: { $in: changes }, state: 'open' }, { state: 'cascade_deleted', op, answer });
  }

  private async tellOfCompany(actor: Principal, change: StoredChange): Promise<void> {
    const company = await this.files.evenRemoved(change.tenant_id, 'company', change.object_id);
    if (!company) return;
    const removed = change.actionType === 'remove' ? { removed: true } : {};
    await this.events.publish(companyChanged, actor, company._id, { company: companySnapshot(company), ...removed });
  }

  private async recordsOf({
    tenant_id,
    kind,
    object_id,
    company_id,
    together = [],
  }: StoredChange): Promise<FileRecord[]> {
    if (together.length === 0) return [await this.files.record({ tenantId: tenant_id }, kind, object_id)];
    const file = await this.files.all({ tenant_id, company_id });
    return [object_id, ...together].flatMap((id) => file.find(({ _id }) => _id === id) ?? []);
  }

  private async find(_id: string, tenant_id: string, by: Principal): Promise<StoredChange> {
    const isStranger = by.kind === 'user' && by.tenantId !== tenant_id;
    const found = isStranger ? null : await this.changes.findOne({ _id, tenant_id }).lean<StoredChange>();
    if (!found) throw failure('workflow.change.not_found');
    return found;
  }
}

/** What was seen is what is applied: a newer change may have taken a field over a moment ago. */
function assertStillWaiting(seen: readonly string[] = [], change: StoredChange, records: readonly FileRecord[]): void {
  const waits = new Set(records.flatMap((record) => namesOf(storedOf(record), change._id)));
  if (!seen.every((name) => waits.has(name))) throw failure('workflow.change.revised');
}

const earlier = ({ state, answer }: StoredChange): ChangeDecided =>
  (answer as ChangeDecided | undefined) ?? {
    state: state as ChangeDecided['state'],
    fields: {},
    cascade_deleted: [],
  };
