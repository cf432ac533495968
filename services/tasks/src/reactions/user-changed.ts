import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type UserChanged, userChanged } from '@dossier/proto/events/identity';
import { phrasesOf } from '@dossier/proto/texts/define';
import { tasks as texts } from '@dossier/proto/texts/tasks';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { placeTask } from '../tasks/place-task.js';
import { TASK, type TaskRecord } from '../tasks/task.schema.js';
import { Threads } from '../threads/threads.js';
import { Work } from '../work/work.js';

const { assigneeGone } = phrasesOf(texts);

/** The open tasks of somebody who is deleted go back to whoever gave them. */
@Controller()
export class OnUserChanged {
  constructor(
    private readonly store: Store,
    private readonly threads: Threads,
    private readonly work: Work,
    @InjectModel(TASK) private readonly tasks: Model<TaskRecord>,
  ) {}

  @OnEvent(userChanged)
  on({ id, tenant, data: { user_id, change, username } }: Envelope<UserChanged>): Promise<void> {
    return this.store.once('tasks:user-changed', id, async () => {
      if (change !== 'deleted') return;
      await this.tasks.updateMany({ tenant_id: tenant, 'creator._id': user_id }, { $set: { creator_gone: true } });
      const open = { tenant_id: tenant, 'assignee._id': user_id, state: { $ne: 'done' as const } };
      const found = await this.tasks.find(open, { _id: 1 }).lean<Pick<TaskRecord, '_id'>[]>();
      const _id = { $in: found.map((task) => task._id) };
      await this.tasks.updateMany({ _id, 'creator._id': user_id }, { $unset: { assignee: 1 } });
      await this.tasks.updateMany({ _id, 'creator._id': { $ne: user_id } }, [{ $set: { assignee: '$creator' } }], {
        updatePipeline: true,
      });
      await this.tasks.updateMany({ _id }, { $inc: { message_count: 1 } });
      const moved = { tenant_id: tenant, state: { $ne: 'done' as const }, $or: [{ _id }, { 'creator._id': user_id }] };
      for (const task of await this.tasks.find(moved).lean<TaskRecord[]>()) await placeTask(this.work, task);
      const threads = found.map((task) => ({ about: 'task', thread_id: task._id, tenant_id: tenant }) as const);
      await this.threads.note(threads, assigneeGone(username));
    });
  }
}
