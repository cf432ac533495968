import type { Principal } from '@dossier/kit/principal';
import { type About, readMessage, type ThreadMessage } from '@dossier/proto/calls/threads';
import type { Delta } from '@dossier/proto/records/model/field';
import { type Phrase, say } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { Attachments } from './attachments.js';
import { htmlOf } from './html.js';
import { MESSAGE, type Message } from './message.schema.js';

const PAGE = 100;

type Thread = { about: About; thread_id: string; tenant_id: string };

/** What people say below a task or a ticket. */
@Injectable()
export class Threads {
  constructor(
    @InjectModel(MESSAGE) private readonly messages: Model<Message>,
    private readonly attachments: Attachments,
  ) {}

  /** Part of the caller's transaction. Throws `tasks.file.not_found` for a file that is not the writer's own or is taken. */
  async add(thread: Thread, content: unknown, fileIds: readonly string[], by: Principal): Promise<Message> {
    const files = await this.attachments.take(thread, fileIds, by);
    const message: Message = {
      _id: new Types.ObjectId().toHexString(),
      ...thread,
      user_id: by.userId,
      username: by.name,
      is_support: by.isSuperUser,
      content: readMessage(content) as Delta,
      files,
      created_at: new Date(),
    };
    await this.messages.insertMany([message], { lean: true });
    return message;
  }

  /** Says the same in several threads. Part of the caller's transaction. */
  async note(threads: readonly Thread[], note: Phrase): Promise<void> {
    const said = { user_id: '', username: '', is_support: false, content: { ops: [] }, files: [] };
    const made = () => ({ _id: new Types.ObjectId().toHexString(), created_at: new Date() });
    await this.messages.insertMany(
      threads.map((thread) => ({ ...made(), ...thread, ...said, note })),
      { lean: true },
    );
  }

  /** Part of the caller's transaction. */
  async remove(thread_id: string): Promise<void> {
    await this.messages.deleteMany({ thread_id });
    await this.attachments.release(thread_id);
  }

  /** One page of a thread, oldest first; the last page if none is asked for. */
  async page(thread_id: string, page?: number): Promise<{ messages: ThreadMessage[]; pages: number }> {
    const pages = Math.max(1, Math.ceil((await this.messages.countDocuments({ thread_id })) / PAGE));
    const found = await this.messages
      .find({ thread_id })
      .sort({ created_at: 1, _id: 1 })
      .skip(((page ?? pages) - 1) * PAGE)
      .limit(PAGE)
      .lean<Message[]>();
    return { messages: found.map(messageView), pages };
  }
}

export function messageView({ _id, username, is_support, content, note, files, created_at }: Message): ThreadMessage {
  const said: Delta = note ? { ops: [{ insert: `${say(note)}\n` }] } : content;
  const attached = files.map((file) => ({ ...file }));
  return {
    id: _id,
    message: htmlOf(said),
    message_structure: said,
    type: is_support ? 'admin' : 'user',
    username,
    createdAt: created_at.toISOString(),
    created_at: created_at.toISOString(),
    attachment: attached,
    attachments: attached,
    ...(note ? { note: true } : {}),
  };
}
