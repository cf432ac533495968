import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { AssignTasks, TasksAssigned, UpdateTask } from '@dossier/proto/calls/tasks';
import { type TaskChanged, taskChanged } from '@dossier/proto/events/tasks';
import { failure, failureMessage } from '@dossier/proto/failures/failure';
import { say } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Threads } from '../threads/threads.js';
import { Work } from '../work/work.js';
import { People } from './people.js';
import { placeTask } from './place-task.js';
import { tasksOf } from './reach.js';
import { type PersonRef, TASK, type TaskRecord } from './task.schema.js';
import { TaskNews } from './task-news.js';
import { choices, mayAssign } from './task-view.js';

type Change = Pick<UpdateTask, 'status' | 'due_date'> & { assignee?: PersonRef };

/** How a task changes hands and states, and how it goes. */
@Injectable()
export class TaskChanges {
  constructor(
    @InjectModel(TASK) private readonly tasks: Model<TaskRecord>,
    private readonly people: People,
    private readonly threads: Threads,
    private readonly work: Work,
    private readonly news: TaskNews,
    private readonly store: Store,
    private readonly events: Events,
  ) {}

  /** Part of the caller's transaction. Throws `tasks.task.not_yours`. */
  async apply(before: TaskRecord, { status, assignee, due_date }: Change, by: Principal): Promise<TaskRecord> {
    if (status && !choices(before, by).includes(status)) throw failure('tasks.task.not_yours');
    if ((assignee || due_date !== undefined) && !mayAssign(before, by)) throw failure('tasks.task.not_yours');
    const set = {
      touched_at: new Date(),
      ...(status ? { state: status } : {}),
      ...(assignee ? { assignee } : {}),
      ...(due_date ? { due_date } : {}),
    };
    const after = await this.tasks
      .findOneAndUpdate(
        { _id: before._id },
        { $set: set, $unset: due_date === null ? { due_date: 1 } : {} },
        { returnDocument: 'after' },
      )
      .lean<TaskRecord>()
      .orFail();
    const detail = { status, assignee: assignee?._id, due_date, before: before.state };
    await this.store.audit(by, 'task.updated', before._id, detail);
    await placeTask(this.work, after);
    await this.news.updated(before, after, by);
    await this.tell(after, 'updated', by);
    return after;
  }

  /** Gives several tasks to one person: those that cannot be given are named with the reason, the others are. */
  async assign({ task_ids, assignee }: AssignTasks, by: Principal): Promise<TasksAssigned> {
    const wanted = [...new Set(task_ids)];
    const found = await this.tasks.find({ ...tasksOf(by), _id: { $in: wanted } }).lean<TaskRecord[]>();
    if (found.length < wanted.length) throw failure('tasks.task.not_found');
    const able = new Map<string, PersonRef | undefined>();
    for (const company of new Set(found.map(({ company_id }) => company_id)))
      able.set(
        company,
        (await this.people.of(company)).find(({ _id }) => _id === assignee),
      );
    return this.store.write(async () => {
      const refused: TasksAssigned['refused'] = [];
      for (const task of await this.tasks.find({ _id: { $in: wanted } }).lean<TaskRecord[]>()) {
        const person = able.get(task.company_id);
        const code = !person ? 'tasks.assignee.not_found' : !mayAssign(task, by) && 'tasks.task.not_yours';
        if (code) refused.push({ task_id: task._id, message: say(failureMessage(code)) });
        else await this.apply(task, { assignee: person }, by);
      }
      return { assigned: wanted.length - refused.length, refused };
    });
  }

  /** Whoever gave it takes it back, with what was said about it; its files follow with the next night's cleaning. */
  async remove(task: TaskRecord, by: Principal): Promise<void> {
    if (!mayAssign(task, by)) throw failure('tasks.task.not_yours');
    await this.tasks.deleteOne({ _id: task._id });
    await this.threads.remove(task._id);
    await this.work.drop('task', task._id);
    await this.store.audit(by, 'task.deleted', task._id, { company_id: task.company_id, state: task.state });
    await this.tell(task, 'deleted', by);
  }

  /** Part of the caller's transaction. */
  tell(task: TaskRecord, change: TaskChanged['change'], by: Principal): Promise<void> {
    const { _id, company_id, state, creator, assignee } = task;
    const about = { task_id: _id, company_id, change, task_status: state, creator: creator._id };
    const data = assignee ? { ...about, assignee: assignee._id } : about;
    return this.events.publish(taskChanged, by, company_id, data);
  }
}
