import { defineJob, Job } from '@dossier/kit/jobs/job';
import type { JobRun } from '@dossier/kit/jobs/run';
import { base } from '@dossier/kit/settings';
import { Store } from '@dossier/kit/store';
import { addDays } from '@dossier/proto/rules/dates';
import { localTime } from '@dossier/proto/rules/notices';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TASK, type TaskRecord } from './task.schema.js';
import { TaskNews } from './task-news.js';

const remindOfTasks = defineJob('remind-of-tasks', { every: '0 7 * * *' });

/** Reminds of open tasks the day before they are due, on the day and the day after. */
@Injectable()
export class TaskReminders {
  constructor(
    @InjectModel(TASK) private readonly tasks: Model<TaskRecord>,
    private readonly store: Store,
    private readonly news: TaskNews,
  ) {}

  @Job(remindOfTasks)
  async remind(_: unknown, run: JobRun): Promise<void> {
    const { day } = localTime(new Date(), base.TIME_ZONE);
    const due_date = { $in: [addDays(day, -1), day, addDays(day, 1)] };
    const open = { due_date, state: { $ne: 'done' as const }, reminded: { $ne: day } };
    for await (const { _id } of this.tasks.find(open, { _id: 1 }).lean<TaskRecord[]>().cursor()) {
      run.signal.throwIfAborted();
      await this.store.transaction(() => this.remindOf(String(_id), day));
    }
  }

  /** Once a day, however often this is tried. */
  private async remindOf(_id: string, day: string): Promise<void> {
    const task = await this.tasks
      .findOneAndUpdate({ _id, state: { $ne: 'done' }, reminded: { $ne: day } }, { $set: { reminded: day } })
      .lean<TaskRecord>();
    if (task) await this.news.due(task);
  }
}
