import { ObjectId, OneOf } from '../calls/fields.js';
import { STATUSES, type Status } from '../due-diligence/statuses.js';
import { event } from './event.js';

export class DueDiligenceMoved {
  @ObjectId() due_diligence_id: string;
  @ObjectId() company_id: string;
  @OneOf(STATUSES) status: Status;
}

/** The subject is the client; the actor is who submitted or decided, with the name of the link if that was a visitor. */
export const dueDiligenceMoved = event({
  subject: 'dossier.due-diligence.record.moved.v1',
  summary: 'A due diligence was opened, submitted, sent back, approved or signed',
  data: DueDiligenceMoved,
});
