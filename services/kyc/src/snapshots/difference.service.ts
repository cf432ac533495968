import type { Principal } from '@dossier/kit/principal';
import type {
  AskDifference,
  DifferentRecord,
  DifferentSection,
  FileDifference,
  PointInTime,
} from '@dossier/proto/calls/kyc-difference';
import { definitionOf, type FileKind } from '@dossier/proto/records/definitions';
import { difference, type RecordDifference } from '@dossier/proto/records/difference';
import type { Link } from '@dossier/proto/records/model/facts';
import { liveValues } from '@dossier/proto/records/model/stored';
import { SECTIONS, type Section } from '@dossier/proto/records/section';
import { titleOf } from '@dossier/proto/records/title';
import { readableOnly } from '@dossier/proto/records/view';
import { Injectable } from '@nestjs/common';
import { mayDo, readerOf, requireAct } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import type { FileRecord } from '../file/file-record.js';
import { FileSources } from '../file/file-sources.js';
import { approved } from '../file/filed.js';
import { holderOf } from '../file/holder.js';

type State = { point: PointInTime; company: FileRecord; file: FileRecord[] };

/** Compares two states of a client file. */
@Injectable()
export class DifferenceService {
  constructor(
    private readonly files: ClientFiles,
    private readonly sources: FileSources,
  ) {}

  async read({ company_id, from, to }: AskDifference, by: Principal): Promise<FileDifference> {
    requireAct(by, 'view', { kind: 'revision', section: 'history' });
    const company = await this.files.company(by, company_id);
    const [before, after] = await Promise.all([this.state(by, company_id, from), this.state(by, company_id, to)]);
    return {
      company_id,
      company_name: titleOf('company', company),
      from: before.point,
      to: after.point,
      sections: sectionsOf(difference(approved(before.file), approved(after.file)), before.file, after.file, by),
    };
  }

  private async state(by: Principal, company_id: string, snapshotId?: string): Promise<State> {
    const source = await this.sources.at(by, snapshotId);
    const company = await source.company(by, company_id);
    const file = [company, ...(await source.all(company))];
    if (!snapshotId) return { point: { at: new Date().toISOString() }, company, file };
    const head = await this.files.snapshot(by, snapshotId);
    const label = String(liveValues(head).label);
    const point = { snapshot_id: snapshotId, label, by: head.created_by.name, at: head.created_at.toISOString() };
    return { point, company, file };
  }
}

function sectionsOf(
  differences: readonly RecordDifference[],
  before: readonly FileRecord[],
  after: readonly FileRecord[],
  by: Principal,
): DifferentSection[] {
  const placed = differences.flatMap((each) => {
    const file = each.change === 'removed' ? before : after;
    const record = file.find(({ _id }) => _id === each.id);
    if (!record || !mayDo(by, 'view', record)) return [];
    const told = toldOf(each, record, file, by);
    return told ? [{ section: record.section, told }] : [];
  });
  return (Object.keys(SECTIONS) as Section[]).flatMap((section) => {
    const records = placed.filter((each) => each.section === section).map(({ told }) => told);
    return records.length > 0 ? [{ section, records }] : [];
  });
}

/** A change of nothing that the reader may see is none. */
function toldOf(
  { kind, id, change, fields }: RecordDifference,
  record: FileRecord,
  file: readonly FileRecord[],
  by: Principal,
): DifferentRecord | undefined {
  const readable = readableOnly(kind, fields, readerOf(by));
  if (change === 'changed' && Object.keys(readable).length === 0) return undefined;
  const parent = parentOf(record, file);
  return {
    kind: kind as FileKind,
    id,
    change,
    title: nameOf(record, file),
    ...(parent ? { within: nameOf(parent, file) } : {}),
    ...(record.documentType ? { documentType: record.documentType } : {}),
    fields: readable,
  };
}

function nameOf(record: FileRecord, file: readonly FileRecord[]): string {
  const named = holderOf(record, file) ?? record;
  return titleOf(named.kind, named, named.documentType);
}

function parentOf({ kind, links }: FileRecord, file: readonly FileRecord[]): FileRecord | undefined {
  const [link, id] = Object.entries(links)[0] ?? [];
  const target = link && definitionOf(kind).links[link as Link];
  return file.find((each) => each.kind === target && each._id === id);
}
