import { Bus } from '@dossier/kit/bus';
import type { IntakeCandidate, IntakeElement } from '@dossier/proto/calls/due-diligence-intake';
import { type FiledRecordView, filedRecords } from '@dossier/proto/calls/kyc-intake';
import { answersOf } from '@dossier/proto/due-diligence/answers';
import { elementFields, nameFieldOf } from '@dossier/proto/due-diligence/elements';
import { type Intake, intakeOf } from '@dossier/proto/due-diligence/intake';
import { LIKELY, matched, POSSIBLE } from '@dossier/proto/due-diligence/matching';
import { changedIntake, changedSince } from '@dossier/proto/due-diligence/refresh';
import type { Plain } from '@dossier/proto/records/model/json';
import { say } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import type { Element } from '../elements/element.schema.js';
import { changedFields, newFields } from './fields.js';

const MOST = 5;

/** Compares the elements of a form with the records of the client file. */
@Injectable()
export class Matching {
  constructor(private readonly bus: Bus) {}

  /** The file as the acting person sees it. */
  async fileOf(company_id: string): Promise<FiledRecordView[]> {
    return (await this.bus.call(filedRecords, { company_id })).records;
  }

  element(element: Element, file: readonly FiledRecordView[]): IntakeElement {
    const { _id, type, answers } = element;
    const values = answersOf(answers);
    const intake = intakeOf(type, values);
    const { kind, holding } = intake;
    const left = element.filed ? changedLeft(intake.left, element.filed, values) : intake.left;
    const candidates = ownRecord(element, file) ?? candidatesFor(intake, file);
    const isKnown = type === 'company' || (candidates[0]?.score ?? 0) >= LIKELY;
    return {
      _id,
      type,
      name: String(values[nameFieldOf(type)] ?? ''),
      kind,
      ...(holding && { holding: holding.kind }),
      action: isKnown ? 'link' : 'create',
      candidates,
      fields: type === 'company' ? [] : newFields(intake),
      left: left.map((name) => say(elementFields(type)[name]?.label ?? name)),
    };
  }
}

/** The records that an element may be linked to at all: of its kind, and as holders of the same. */
export const linkable = ({ kind, holding }: Intake, file: readonly FiledRecordView[]): FiledRecordView[] =>
  file.filter((record) => record.kind === kind && (!holding || kind === 'ubo' || record.links[holding.link]));

export const heldBy = (record: FiledRecordView, file: readonly FiledRecordView[]): FiledRecordView | undefined =>
  file.find(({ id }) => Object.values(record.links).includes(id));

const changedLeft = (left: readonly string[], filed: Plain, values: Plain): string[] => {
  const changed = changedSince(filed, values);
  return left.filter((name) => changed.includes(name));
};

/** What an element would be as the record it is linked to: of one that was filled in from the file only what changed. */
export const intakeAs = ({ type, answers, filed, record }: Element, linked: string | undefined): Intake =>
  filed && record === linked ? changedIntake(type, filed, answersOf(answers)) : intakeOf(type, answersOf(answers));

/** The record that an element was filled in from; undefined if there is none, or no longer. */
function ownRecord(element: Element, file: readonly FiledRecordView[]): IntakeCandidate[] | undefined {
  const intake = intakeAs(element, element.record);
  const record = linkable(intake, file).find(({ id }) => id === element.record);
  if (!record) return undefined;
  const { id, title } = record;
  return [
    { id, title, score: 100, reasons: ['filled_in'], fields: changedFields(intake, record, heldBy(record, file)) },
  ];
}

function candidatesFor(intake: Intake, file: readonly FiledRecordView[]): IntakeCandidate[] {
  const isClient = intake.kind === 'company';
  return linkable(intake, file)
    .map((record) => ({ record, ...(isClient ? { score: 100, reasons: [] } : matched(intake.values, record.values)) }))
    .filter(({ score }) => score >= POSSIBLE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ record, score, reasons }) => ({
      id: record.id,
      title: record.title,
      score,
      reasons,
      fields: changedFields(intake, record, heldBy(record, file)),
    }));
}
