import { RISK_LEVELS, type RiskLevel } from '../rules/risk.js';
import { TASK_AGES, TASK_LIMITS, TASK_STATES, type TaskAge, type TaskState } from '../rules/tasks.js';
import { inputTexts } from '../texts/inputs.js';
import type { FieldErrors } from '../texts/phrase.js';
import { httpCall, internalCall } from './call.js';
import {
  Anything,
  DateOnly,
  DateTime,
  Flag,
  List,
  MapOf,
  Name,
  Nested,
  ObjectId,
  ObjectIds,
  OneOf,
  QueryFlag,
  Text,
  Whole,
} from './fields.js';
import { MessageText, ThreadMessage } from './threads.js';

export class TaskPerson {
  @ObjectId() _id: string;
  @Text() username: string;
  @Text({ optional: true }) first_name?: string;
  @Text({ optional: true }) last_name?: string;
}

export class TaskCompany {
  @ObjectId() _id: string;
  @Text() name: string;
  @Text() company_type: string;
  @OneOf(RISK_LEVELS, { optional: true }) risk_level?: RiskLevel;
}

export class FirstComment {
  @Text({ description: 'Plain text' }) message: string;
}

export class Task {
  @ObjectId() _id: string;
  @Text() description: string;
  @OneOf(TASK_STATES) task_status: TaskState;
  @OneOf(TASK_STATES, { description: 'The same as task_status' }) status: TaskState;
  @DateTime() createdAt: string;
  @DateTime({ description: 'Of its last message or state' }) updatedAt: string;
  @DateOnly({ optional: true }) due_date?: string;
  @Nested(() => TaskPerson) creator: TaskPerson;
  @Nested(() => TaskPerson) creator_: TaskPerson;
  @Nested(() => TaskPerson, { optional: true }) assignee_?: TaskPerson;
  @ObjectId({ optional: true }) assigned_to_user_id?: string;
  @Nested(() => FirstComment) firstComment: FirstComment;
  @Nested(() => TaskCompany) company_data: TaskCompany;
  @Text({ max: 10_000, description: 'JSON text: a list of { section_type, section_id, file_id }' }) referances: string;
  @Whole() message_count: number;
  @List(() => String, { description: 'The states that the reader may set' }) choices: TaskState[];
  @Flag({ description: 'The reader may give it to somebody else and move its due date' }) may_assign: boolean;
}

export class ListTasks {
  @ObjectId({ optional: true }) company_id?: string;
  @OneOf(TASK_STATES, { optional: true }) status?: TaskState;
  @OneOf(['assigned', 'created'], { optional: true, description: 'Those of the reader' }) mine?: 'assigned' | 'created';
  @QueryFlag({ optional: true, description: 'Only those past their due date and not done' }) overdue?: boolean;
  @ObjectId({ optional: true, description: 'Who has them' }) assignee_id?: string;
  @QueryFlag({ optional: true, description: 'Only those that nobody has' }) unassigned?: boolean;
  @QueryFlag({ optional: true, description: 'Only those not done' }) open?: boolean;
  @OneOf(TASK_AGES, { optional: true, description: 'Created less than a week ago, less than a month ago, before that' })
  age?: TaskAge;
  @OneOf([...RISK_LEVELS, 'unknown'], { optional: true, description: 'Risk of the client' })
  risk_level?: RiskLevel | 'unknown';
  @Text({ optional: true, trim: true, max: 100, description: 'Words of the description' }) search?: string;
  @OneOf(['createdAt', 'due_date'], { optional: true }) orderingKey?: 'createdAt' | 'due_date';
  @OneOf(['asc', 'desc'], { optional: true }) orderingValue?: 'asc' | 'desc';
  @Whole({ optional: true, min: 1, max: 1_000 }) page?: number;
}

export class TaskList {
  @List(() => Task) tasks: Task[];
  @Whole() count: number;
  @Flag({ optional: true, description: 'There are more than count says' }) countIsLowerBound?: boolean;
}

export const listTasks = httpCall({
  subject: 'tasks.task.list',
  method: 'GET',
  path: 'task/list',
  access: 'signed-in',
  summary: 'A page of the tasks of one client or of all',
  input: ListTasks,
  output: TaskList,
});

export class GetTask {
  @ObjectId() id: string;
  @Whole({ optional: true, min: 1, max: 10_000, description: 'Page of the discussion; the newest by default' })
  page?: number;
}

export class OneTask {
  @Nested(() => Task) task: Task;
  @List(() => ThreadMessage, { description: 'Oldest first, 100 a page' }) messages: ThreadMessage[];
  @Whole({ description: 'Pages of the discussion' }) pages: number;
  @MapOf(
    { type: 'string' },
    { description: 'Id of a section or file referred to -> its title; without those the reader may not see' },
  )
  concern: Record<string, string>;
}

export const getTask = httpCall({
  subject: 'tasks.task.get',
  method: 'GET',
  path: 'task/:id',
  access: ['can_view_details'],
  summary: 'A task with its discussion and what it refers to',
  input: GetTask,
  output: OneTask,
  fails: ['tasks.task.not_found'],
});

export class NewTask {
  @ObjectId({ optional: true, nullable: true, description: 'User who shall do it' }) assignee?: string | null;
  @MessageText() task_comment: unknown;
  @Name({
    optional: true,
    max: TASK_LIMITS.description,
    description: 'One line; the beginning of the comment by default',
  })
  description?: string;
  @DateOnly({ optional: true }) due_date?: string;
  @Anything({ description: 'References: a list of { section_type, section_id, file_id }, or its JSON text' })
  concerns?: unknown;
}

export class CreateTask {
  @Nested(() => NewTask) task: NewTask;
  @ObjectIds({ optional: true, max: TASK_LIMITS.files }) fileIds?: string[];
  @ObjectId() company_id: string;
}

export class TaskCreated {
  @Nested(() => Task) task: Task;
  @Text() message: string;
}

export const createTask = httpCall({
  subject: 'tasks.task.create',
  method: 'POST',
  path: 'task/create',
  access: 'signed-in',
  summary: 'Gives somebody something to do for a client',
  input: CreateTask,
  output: TaskCreated,
  fails: ['kyc.company.not_found', 'tasks.assignee.not_found', 'tasks.file.not_found'],
  writes: true,
});

export class UpdateTask {
  @ObjectId() task_id: string;
  @OneOf(TASK_STATES, { optional: true }) status?: TaskState;
  @ObjectId({ optional: true, description: 'Gives the task to somebody else' }) assignee?: string;
  @DateOnly({ optional: true, nullable: true, description: 'null takes it away' }) due_date?: string | null;
}

const changesNothing = ({ status, assignee, due_date }: Partial<UpdateTask>): FieldErrors =>
  status === undefined && assignee === undefined && due_date === undefined ? { status: inputTexts.noChange } : {};

export class TaskUpdated {
  @Nested(() => Task) task: Task;
  @Text() message: string;
}

export const updateTask = httpCall({
  subject: 'tasks.task.update',
  method: 'POST',
  path: 'task/update',
  access: 'signed-in',
  summary: 'Moves a task to another state; its creator also gives it to somebody else or moves its due date',
  input: UpdateTask,
  output: TaskUpdated,
  check: changesNothing,
  fails: ['tasks.task.not_found', 'tasks.task.not_yours', 'tasks.assignee.not_found'],
  writes: true,
});

export class NewTaskMessage {
  @MessageText() content: unknown;
  @ObjectId() task_id: string;
}

export class CreateTaskMessage {
  @Nested(() => NewTaskMessage) task: NewTaskMessage;
  @ObjectIds({ optional: true, max: TASK_LIMITS.files }) files?: string[];
}

export class TaskMessageCreated {
  @Nested(() => ThreadMessage) message: ThreadMessage;
}

export const createTaskMessage = httpCall({
  subject: 'tasks.task.say',
  method: 'POST',
  path: 'task/message/create',
  access: ['can_view_details'],
  summary: 'Adds to the discussion of a task',
  input: CreateTaskMessage,
  output: TaskMessageCreated,
  fails: ['tasks.task.not_found', 'tasks.file.not_found'],
  writes: true,
});

export class AssignTasks {
  @ObjectIds({ max: TASK_LIMITS.bulk }) task_ids: string[];
  @ObjectId() assignee: string;
}

export class RefusedTask {
  @ObjectId() task_id: string;
  @Text({ description: 'Why' }) message: string;
}

export class TasksAssigned {
  @Whole() assigned: number;
  @List(() => RefusedTask) refused: RefusedTask[];
}

export const assignTasks = httpCall({
  subject: 'tasks.task.assign',
  method: 'POST',
  path: 'task/assign',
  access: 'signed-in',
  summary: 'Gives several tasks to one person; those that cannot be given are named with the reason',
  input: AssignTasks,
  output: TasksAssigned,
  fails: ['tasks.task.not_found'],
  writes: true,
});

export class RemoveTask {
  @ObjectId() task_id: string;
}

export class TaskRemoved {}

/** Behind `delete-object`, which the client file answers. */
export const removeTask = internalCall({
  subject: 'tasks.task.remove',
  summary: 'Takes a task away with its discussion, for its creator and administrators',
  input: RemoveTask,
  output: TaskRemoved,
  writes: true,
  callers: ['kyc'],
});

export class AskPeople {
  @ObjectId() company_id: string;
}

export class TaskPeople {
  @List(() => TaskPerson) people: TaskPerson[];
}

export const listTaskPeople = httpCall({
  subject: 'tasks.people.list',
  method: 'GET',
  path: 'task/people',
  access: 'signed-in',
  summary: 'The people who may be given a task for a client',
  input: AskPeople,
  output: TaskPeople,
  fails: ['kyc.company.not_found'],
});
