import { dueDiligenceErrors } from '../texts/due-diligence.js';
import { httpCall } from './call.js';
import { FORM, OFFICERS } from './due-diligence.js';
import { DueDiligenceComment, OneDueDiligence } from './due-diligence-views.js';
import { Name, Nested, ObjectId, Text } from './fields.js';

const REMARK = { min: 1, max: 2_000, message: dueDiligenceErrors.noValue };

export class CommentOn {
  @ObjectId({ description: 'The form' }) id: string;
  @Text({ ...REMARK, trim: true }) text: string;
  @ObjectId({ optional: true, description: 'The element or document it is about' }) about?: string;
  @Name({ optional: true, max: 60, description: 'The answer it is about' }) field?: string;
}

export class Commented {
  @Nested(() => DueDiligenceComment) comment: DueDiligenceComment;
}

export const commentOnForm = httpCall({
  subject: 'due-diligence.comment.create',
  method: 'POST',
  path: 'due-diligence/comment',
  access: OFFICERS,
  summary: 'Asks the visitor something about the form, an answer or a document; open ones block approval',
  input: CommentOn,
  output: Commented,
  fails: ['due_diligence.record.not_found', 'due_diligence.element.not_found', 'due_diligence.record.closed'],
  writes: true,
});

export class CommentId {
  @Text({ optional: true, max: 200 }) token?: string;
  @ObjectId({ description: 'The comment' }) comment_id: string;
}

export class ReplyToComment extends CommentId {
  @Text({ ...REMARK, trim: true }) text: string;
}

export const replyToComment = httpCall({
  subject: 'due-diligence.comment.reply',
  method: 'POST',
  path: 'due-diligence/comment/reply',
  access: FORM,
  summary: 'Answers a comment on the form; it is open no more',
  input: ReplyToComment,
  output: OneDueDiligence,
  fails: ['due_diligence.comment.not_found', 'due_diligence.record.closed'],
  writes: true,
});

export const closeComment = httpCall({
  subject: 'due-diligence.comment.close',
  method: 'POST',
  path: 'due-diligence/comment/close',
  access: OFFICERS,
  summary: 'Closes a comment: it does not block approval any more',
  input: CommentId,
  output: OneDueDiligence,
  fails: ['due_diligence.comment.not_found'],
  writes: true,
});
