import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type UserChanged, userChanged } from '@dossier/proto/events/identity';
import { phrasesOf } from '@dossier/proto/texts/define';
import { tasks as texts } from '@dossier/proto/texts/tasks';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TASK, type TaskRecord } from '../tasks/task.schema.js';
import { Threads } from '../threads/threads.js';

const { assigneeGone } = phrasesOf(texts);

/** The open tasks of somebody who is deleted go back to whoever gave them. */
@Controller()
export class OnUserChanged {
  constructor(
    private readonly store: Store,
    private readonly threads: Threads,
    @InjectModel(TASK) private readonly tasks: Model<TaskRecord>,
  ) {}

  @OnEvent(userChanged)
  on({ id, tenant, data: { user_id, change, username } }: Envelope<UserChanged>): Promise<void> {
    return this.store.once('tasks:user-changed', id, async () => {
      if (change !== 'deleted') return;
      const open = { tenant_id: tenant, 'assignee._id': user_id, state: { $ne: 'done' as const } };
      for (const task of await this.tasks.find(open).lean<TaskRecord[]>()) {
        const { _id, creator } = task;
        const back = creator._id === user_id ? { $unset: { assignee: 1 } } : { $set: { assignee: creator } };
        await this.tasks.updateOne({ _id }, { ...back, $inc: { message_count: 1 } } as never);
        await this.threads.note({ about: 'task', thread_id: _id, tenant_id: tenant }, assigneeGone(username));
      }
    });
  }
}
