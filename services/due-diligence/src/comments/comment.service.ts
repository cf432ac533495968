import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Commented, CommentId, CommentOn, ReplyToComment } from '@dossier/proto/calls/due-diligence-comments';
import type { OneDueDiligence } from '@dossier/proto/calls/due-diligence-views';
import { canAnswer, isLinkDead } from '@dossier/proto/due-diligence/statuses';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { Documents } from '../documents/documents.js';
import { Elements } from '../elements/elements.js';
import { commentView, recordView } from '../elements/views.js';
import { newId } from '../records/new-id.js';
import type { DueDiligence, Remark } from '../records/record.schema.js';
import { Records } from '../records/records.js';

/** What staff asks about a form, an answer or a document, and what the visitor replies. */
@Injectable()
export class CommentService {
  constructor(
    private readonly records: Records,
    private readonly elements: Elements,
    private readonly documents: Documents,
    private readonly store: Store,
  ) {}

  ask({ id, text, about, field }: CommentOn, by: Principal): Promise<Commented> {
    return this.store.write(async () => {
      const { record } = await this.records.lock(by, id);
      if (isLinkDead(record.status)) throw failure('due_diligence.record.closed');
      if (about && about !== id) await this.assertPart(id, about);
      const comment: Remark = {
        _id: newId(),
        text: { ops: [{ insert: `${text}\n` }] },
        date: new Date(),
        author: by.name,
        open: true,
        ...(about && { about }),
        ...(field && { field }),
      };
      await this.records.model.updateOne({ _id: id }, { $push: { comments: comment } });
      await this.store.audit(by, 'due_diligence.commented', id, { about, field });
      return { comment: commentView(comment) };
    });
  }

  reply({ comment_id, text }: ReplyToComment, by: Principal): Promise<OneDueDiligence> {
    return this.change(comment_id, by, { reply: text, replied_at: new Date(), open: false }, 'due_diligence.replied');
  }

  close({ comment_id }: CommentId, by: Principal): Promise<OneDueDiligence> {
    return this.change(comment_id, by, { open: false }, 'due_diligence.comment_closed');
  }

  private change(comment_id: string, by: Principal, values: Partial<Remark>, action: string): Promise<OneDueDiligence> {
    return this.store.write(async () => {
      const _id = await this.formOf(comment_id, by);
      const { record, party } = await this.records.lock(by, _id);
      if (values.reply && !canAnswer(record.status, party)) throw failure('due_diligence.record.closed');
      const comments = record.comments.map((each) => (each._id === comment_id ? { ...each, ...values } : each));
      await this.records.model.updateOne({ _id }, { $set: { comments } });
      await this.store.audit(by, action, _id, { comment_id });
      return { dueDiligence: recordView({ ...record, comments }, await this.elements.of(_id)) };
    });
  }

  private async formOf(comment_id: string, { tenantId, link }: Principal): Promise<string> {
    const form = await this.records.model
      .findOne({ 'comments._id': comment_id, tenant_id: tenantId, ...(link && { _id: link.recordId }) }, { _id: 1 })
      .lean<Pick<DueDiligence, '_id'>>();
    if (!form) throw failure('due_diligence.comment.not_found');
    return form._id;
  }

  private async assertPart(due_diligence_id: string, _id: string): Promise<void> {
    const part = { _id, due_diligence_id };
    const isThere = (await this.elements.model.exists(part)) ?? (await this.documents.model.exists(part));
    if (!isThere) throw failure('due_diligence.element.not_found');
  }
}
