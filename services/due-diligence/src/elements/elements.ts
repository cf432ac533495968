import { asNew, settled } from '@dossier/proto/due-diligence/answers';
import { type ElementType, nameFieldOf } from '@dossier/proto/due-diligence/elements';
import { invalid } from '@dossier/proto/failures/failure';
import { LIMITS } from '@dossier/proto/rules/limits';
import { dueDiligenceErrors } from '@dossier/proto/texts/due-diligence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { newId } from '../records/new-id.js';
import type { DueDiligence } from '../records/record.schema.js';
import { ELEMENT, type Element, type ElementModel } from './element.schema.js';

/** With an identifier of its own where others of the form refer to it. */
export type NewElement = Omit<Element, '_id' | 'tenant_id' | 'due_diligence_id'> & { _id?: string };

/** The companies and people of a form. The writing methods are part of their caller's transaction. */
@Injectable()
export class Elements {
  constructor(@InjectModel(ELEMENT) readonly model: ElementModel) {}

  /** The newest first. */
  of(due_diligence_id: string): Promise<Element[]> {
    return this.model.find({ due_diligence_id }).sort({ _id: -1 }).lean<Element[]>();
  }

  async add(record: DueDiligence, type: ElementType, name: string): Promise<Element> {
    assertRoom((await this.model.countDocuments({ due_diligence_id: record._id })) + 1, 'type');
    const element = elementOf(record, { type, answers: asNew({ [nameFieldOf(type)]: name }) });
    await this.model.insertMany([element], { lean: true });
    return element;
  }

  /** Those of a new form, the first one on top. */
  async begin(record: DueDiligence, elements: readonly NewElement[]): Promise<void> {
    assertRoom(elements.length, 'sections');
    const kept = elements.toReversed().map((element) => elementOf(record, element));
    if (kept.length > 0) await this.model.insertMany(kept, { lean: true });
  }

  /** Staff has decided: what was answered stands. */
  async settle(due_diligence_id: string): Promise<void> {
    const elements = await this.of(due_diligence_id);
    await this.model.bulkWrite(
      elements.map(({ _id, answers }) => ({
        updateOne: { filter: { _id }, update: { $set: { answers: settled(answers) } } },
      })),
    );
  }
}

const elementOf = ({ _id: due_diligence_id, tenant_id }: DueDiligence, element: NewElement): Element => ({
  _id: newId(),
  ...element,
  tenant_id,
  due_diligence_id,
});

function assertRoom(count: number, field: string): void {
  const most = LIMITS.dueDiligenceElements;
  if (count > most) throw invalid({ [field]: dueDiligenceErrors.tooMany(most) });
}
