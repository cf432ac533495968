import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type AttachmentOpened,
  type KeepAttachment,
  type KeptAttachment,
  keepAttachment,
  type OpenAttachment,
  openAttachment,
} from '@dossier/proto/calls/threads';
import { failure } from '@dossier/proto/failures/failure';
import { Controller } from '@nestjs/common';
import { TaskReach } from '../tasks/reach.js';
import { Attachments } from '../threads/attachments.js';
import { TicketReach } from '../tickets/reach.js';

@Controller()
export class AttachmentController {
  constructor(
    private readonly attachments: Attachments,
    private readonly tasks: TaskReach,
    private readonly tickets: TicketReach,
  ) {}

  @Handle(keepAttachment)
  keep(input: KeepAttachment, by: Principal): Promise<KeptAttachment> {
    return this.attachments.keep(input, by);
  }

  /** Whoever may read the thread; before it is part of one, whoever uploaded it. */
  @Handle(openAttachment)
  async open({ id }: OpenAttachment, by: Principal): Promise<AttachmentOpened> {
    const found = await this.attachments.find(id);
    if (!found) throw failure('tasks.file.not_found');
    const { thread_id, about, user_id, file } = found;
    const reach = about === 'task' ? this.tasks : this.tickets;
    const isSeen = thread_id ? await reach.sees(thread_id, by) : user_id === by.userId;
    if (!isSeen) throw failure('tasks.file.not_found');
    return { file };
  }
}
