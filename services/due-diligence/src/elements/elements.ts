import { settled } from '@dossier/proto/due-diligence/answers';
import { type ElementType, nameFieldOf } from '@dossier/proto/due-diligence/elements';
import { invalid } from '@dossier/proto/failures/failure';
import { LIMITS } from '@dossier/proto/rules/limits';
import { dueDiligenceErrors } from '@dossier/proto/texts/due-diligence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { newId } from '../records/new-id.js';
import type { DueDiligence } from '../records/record.schema.js';
import { ELEMENT, type Element, type ElementModel } from './element.schema.js';

/** The companies and people of a form. The writing methods are part of their caller's transaction. */
@Injectable()
export class Elements {
  constructor(@InjectModel(ELEMENT) readonly model: ElementModel) {}

  /** The newest first. */
  of(due_diligence_id: string): Promise<Element[]> {
    return this.model.find({ due_diligence_id }).sort({ _id: -1 }).lean<Element[]>();
  }

  async add({ _id: due_diligence_id, tenant_id }: DueDiligence, type: ElementType, name: string): Promise<Element> {
    const count = await this.model.countDocuments({ due_diligence_id });
    if (count >= LIMITS.dueDiligenceElements)
      throw invalid({ type: dueDiligenceErrors.tooMany(LIMITS.dueDiligenceElements) });
    const answers = { [nameFieldOf(type)]: { new_value: name } };
    const element: Element = { _id: newId(), tenant_id, due_diligence_id, type, answers };
    await this.model.insertMany([element], { lean: true });
    return element;
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
