import type { Principal } from '@dossier/kit/principal';
import { plainText } from '@dossier/proto/records/model/rich-text';
import { phrasesOf } from '@dossier/proto/texts/define';
import { notices as texts } from '@dossier/proto/texts/notices';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { type News, Notices } from '../notices/notices.js';
import { mentionedIn } from '../threads/mentioned.js';
import type { Message } from '../threads/message.schema.js';
import type { PersonRef, TaskRecord } from './task.schema.js';

const { said } = phrasesOf(texts);

/** Who hears of what happens to a task. Each method is part of its caller's transaction. */
@Injectable()
export class TaskNews {
  constructor(private readonly notices: Notices) {}

  /** `people` are those who may see the client: nobody else can be mentioned. */
  async created(task: TaskRecord, message: Message, people: readonly PersonRef[], by: Principal): Promise<void> {
    await this.notices.tell([task.assignee?._id], newsOf(task, message._id, said.taskGiven), by);
    // The assignee hears of the task itself.
    const others = people.filter(({ _id }) => _id !== task.assignee?._id);
    await this.mentioned(task, message, others, by);
  }

  async updated(before: TaskRecord, task: TaskRecord, by: Principal): Promise<void> {
    const item = new Types.ObjectId().toHexString();
    const isGiven = task.assignee?._id !== before.assignee?._id;
    if (isGiven) await this.notices.tell([task.assignee?._id], newsOf(task, item, said.taskGiven), by);
    const others = isGiven ? [task.creator._id] : [task.creator._id, task.assignee?._id];
    await this.notices.tell(others, newsOf(task, item, said.taskMoved), by);
  }

  /** Who is mentioned hears of that alone. */
  async said(task: TaskRecord, message: Message, people: readonly PersonRef[], by: Principal): Promise<void> {
    const mentioned = await this.mentioned(task, message, people, by);
    const others = [task.creator._id, task.assignee?._id].filter((id) => !id || !mentioned.includes(id));
    await this.notices.tell(others, newsOf(task, message._id, said.taskMessage), by);
  }

  /** Nobody's act. */
  async due(task: TaskRecord): Promise<void> {
    const { assignee, creator, tenant_id: tenantId, due_date = '' } = task;
    const news = newsOf(task, new Types.ObjectId().toHexString(), (name) => said.taskDue(name, due_date));
    await this.notices.tell([(assignee ?? creator)._id], news, { tenantId, userId: '', name: '' });
  }

  private async mentioned(task: TaskRecord, { _id, content }: Message, people: readonly PersonRef[], by: Principal) {
    const ids = mentionedIn(plainText(content), people);
    await this.notices.tell(ids, { ...newsOf(task, _id, said.mentioned), kind: 'mention' }, by);
    return ids;
  }
}

const newsOf = (
  { _id, company_id, company, description }: TaskRecord,
  item: string,
  text: (task: string) => Phrase,
): News => ({
  kind: 'task',
  about: _id,
  item,
  text: text(description),
  path: `/${company_id}/tasks/${_id}`,
  client: company.name,
});
