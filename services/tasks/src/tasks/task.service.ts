import { Bus } from '@dossier/kit/bus';
import { findOrFail } from '@dossier/kit/mongo';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import { companyCard, recordTitles } from '@dossier/proto/calls/kyc-cards';
import type {
  CreateTask,
  CreateTaskMessage,
  GetTask,
  OneTask,
  RemoveTask,
  TaskCreated,
  TaskMessageCreated,
  TaskUpdated,
  UpdateTask,
} from '@dossier/proto/calls/tasks';
import { readMessage } from '@dossier/proto/calls/threads';
import { failure } from '@dossier/proto/failures/failure';
import { plainText } from '@dossier/proto/records/model/rich-text';
import { nameKey } from '@dossier/proto/rules/name-key';
import { endings } from '@dossier/proto/rules/name-search';
import { readReferences, TASK_LIMITS } from '@dossier/proto/rules/tasks';
import { tasks as texts } from '@dossier/proto/texts/tasks';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { messageView, Threads } from '../threads/threads.js';
import { Work } from '../work/work.js';
import { People } from './people.js';
import { placeTask } from './place-task.js';
import { tasksOf } from './reach.js';
import { type PersonRef, TASK, type TaskRecord } from './task.schema.js';
import { TaskChanges } from './task-changes.js';
import { TaskNews } from './task-news.js';
import { taskView } from './task-view.js';

const LONGEST_COMMENT_SHOWN = 300;

/** Who has to do what for a client, and what is said about it. */
@Injectable()
export class TaskService {
  constructor(
    @InjectModel(TASK) private readonly tasks: Model<TaskRecord>,
    private readonly threads: Threads,
    private readonly people: People,
    private readonly bus: Bus,
    private readonly store: Store,
    private readonly changes: TaskChanges,
    private readonly news: TaskNews,
    private readonly work: Work,
  ) {}

  async create({ task, fileIds = [], company_id }: CreateTask, by: Principal): Promise<TaskCreated> {
    const { company } = await this.bus.call(companyCard, { company_id });
    const people = await this.people.of(company_id);
    const assignee = task.assignee ? people.find(({ _id }) => _id === task.assignee) : undefined;
    if (task.assignee && !assignee) throw failure('tasks.assignee.not_found');
    const creator: PersonRef = people.find(({ _id }) => _id === by.userId) ?? { _id: by.userId, username: by.name };
    return this.store.write(async () => {
      const { name, company_type, risk_level } = company;
      const place = { company_id, company: { name, company_type, risk_level }, tenant_id: by.tenantId };
      const record = newTask(task, { ...place, creator, assignee });
      await this.tasks.create(record);
      const message = await this.threads.add(threadOf(record), task.task_comment, fileIds, by);
      await placeTask(this.work, record);
      await this.news.created(record, message, people, by);
      await this.store.audit(by, 'task.created', record._id, { company_id, assignee: assignee?._id });
      await this.changes.tell(record, 'created', by);
      return { task: taskView(record, by), message: texts.created };
    });
  }

  async get({ id, page }: GetTask, by: Principal): Promise<OneTask> {
    const task = await this.find(id, by);
    const [thread, concern] = await Promise.all([this.threads.page(id, page), this.titles(task)]);
    return { task: taskView(task, by), ...thread, concern };
  }

  async update({ task_id, status, assignee, due_date }: UpdateTask, by: Principal): Promise<TaskUpdated> {
    const { company_id } = await this.find(task_id, by);
    const given = assignee ? await this.people.assignee(company_id, assignee) : undefined;
    return this.store.write(async () => {
      const change = { status, due_date, ...(given && { assignee: given }) };
      const after = await this.changes.apply(await this.find(task_id, by), change, by);
      return { task: taskView(after, by), message: status ? texts.updated : texts.saved };
    });
  }

  remove({ task_id }: RemoveTask, by: Principal): Promise<object> {
    return this.store.write(async () => {
      await this.changes.remove(await this.find(task_id, by), by);
      return {};
    });
  }

  async say({ task: { content, task_id }, files = [] }: CreateTaskMessage, by: Principal): Promise<TaskMessageCreated> {
    const { company_id } = await this.find(task_id, by);
    const people = await this.people.of(company_id);
    return this.store.write(async () => {
      const task = await this.find(task_id, by);
      const message = await this.threads.add(threadOf(task), content, files, by);
      await this.tasks.updateOne({ _id: task_id }, { $set: { touched_at: new Date() }, $inc: { message_count: 1 } });
      await this.news.said(task, message, people, by);
      await this.changes.tell(task, 'message', by);
      return { message: messageView(message) };
    });
  }

  private find(_id: string, by: Principal): Promise<TaskRecord> {
    return findOrFail(this.tasks, { ...tasksOf(by), _id }, 'tasks.task.not_found');
  }

  /** Titles are asked for anew, by the reader: what a reader may not see has none. Without the client file there are none. */
  private async titles({ company_id, references }: TaskRecord): Promise<Record<string, string>> {
    const ids = [
      ...new Set(references.flatMap(({ section_id, file_id }) => [section_id, ...(file_id ? [file_id] : [])])),
    ];
    if (ids.length === 0) return {};
    return this.bus.call(recordTitles, { company_id, ids }).then(
      ({ titles }) => titles,
      () => ({}),
    );
  }
}

const threadOf = ({ _id, tenant_id }: TaskRecord) => ({ about: 'task', thread_id: _id, tenant_id }) as const;

type Placed = Pick<TaskRecord, 'tenant_id' | 'company_id' | 'company' | 'creator' | 'assignee'>;

function newTask({ description, task_comment, due_date, concerns }: CreateTask['task'], placed: Placed): TaskRecord {
  const comment = plainText(readMessage(task_comment));
  const line = description || (comment.split('\n')[0] ?? '').slice(0, TASK_LIMITS.description);
  const now = new Date();
  return {
    _id: new Types.ObjectId().toHexString(),
    ...placed,
    description: line,
    description_key: nameKey(line),
    endings: endings(nameKey(line)),
    state: 'to do',
    references: readReferences(concerns),
    ...(due_date ? { due_date } : {}),
    first_comment: comment.slice(0, LONGEST_COMMENT_SHOWN),
    message_count: 1,
    created_at: now,
    touched_at: now,
  };
}
