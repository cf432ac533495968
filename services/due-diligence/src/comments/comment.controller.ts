import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type Commented,
  type CommentId,
  type CommentOn,
  closeComment,
  commentOnForm,
  type ReplyToComment,
  replyToComment,
} from '@dossier/proto/calls/due-diligence-comments';
import type { OneDueDiligence } from '@dossier/proto/calls/due-diligence-views';
import { Controller } from '@nestjs/common';
import { CommentService } from './comment.service.js';

@Controller()
export class CommentController {
  constructor(private readonly comments: CommentService) {}

  @Handle(commentOnForm)
  ask(input: CommentOn, by: Principal): Promise<Commented> {
    return this.comments.ask(input, by);
  }

  @Handle(replyToComment)
  reply(input: ReplyToComment, by: Principal): Promise<OneDueDiligence> {
    return this.comments.reply(input, by);
  }

  @Handle(closeComment)
  close(input: CommentId, by: Principal): Promise<OneDueDiligence> {
    return this.comments.close(input, by);
  }
}
