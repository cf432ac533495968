import { Jobs } from '@dossier/kit/jobs/jobs';
import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { noticeTold } from '@dossier/proto/events/tasks';
import { afterQuiet, type NoticeKind } from '@dossier/proto/rules/notices';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type AnyBulkWriteOperation, type Model, Types } from 'mongoose';
import { NOTICE, type NoticeRecord } from './notice.schema.js';
import { noticeMail } from './notice-mails.js';
import { NoticeSettingsService, type Wishes } from './settings.service.js';

/** Of many things one notice stands for, so many are counted. */
const MOST_ITEMS = 200;

/** What there is to tell. `about` is a task, ticket, client or change; `item` the one thing that happened. */
export type News = {
  kind: NoticeKind;
  about: string;
  item: string;
  text: Phrase;
  path: string;
  client?: string;
};
type Actor = Pick<Principal, 'tenantId' | 'userId' | 'name'>;

/** Tells people what concerns them, by the ways that they chose. Each method is part of its caller's transaction. */
@Injectable()
export class Notices {
  constructor(
    @InjectModel(NOTICE) private readonly notices: Model<NoticeRecord>,
    private readonly settings: NoticeSettingsService,
    private readonly jobs: Jobs,
    private readonly events: Events,
  ) {}

  /** Nobody is told of an own act. Those whose notices were settled by the same act count again with the others. */
  async tell(
    people: Iterable<string | undefined>,
    news: News,
    by: Actor,
    settled: readonly string[] = [],
  ): Promise<void> {
    const told = await this.keep(people, news, by);
    await this.refresh([...told, ...settled], news.about, by);
  }

  /** Answers who is told. */
  private async keep(people: Iterable<string | undefined>, news: News, by: Actor): Promise<string[]> {
    const told = [...new Set(people)].filter((id): id is string => Boolean(id) && id !== by.userId);
    if (told.length === 0) return [];
    const wishes = await this.settings.wishes(told);
    const wanting = told.filter((id) => {
      const { app, mail } = wishes(id).ways[news.kind];
      return app || mail !== 'never';
    });
    if (wanting.length === 0) return [];
    const now = new Date();
    const { upsertedIds } = await this.notices.bulkWrite(
      wanting.map((id) => written(id, news, by, wishes(id), now)),
      { ordered: false },
    );
    // Who has not read the last one is not written to again.
    for (const [index, _id] of Object.entries(upsertedIds)) {
      const { ways, quiet } = wishes(wanting[Number(index)] ?? '');
      if (ways[news.kind].mail !== 'at_once') continue;
      const id = String(_id);
      await this.jobs.start(noticeMail, { notice_id: id }, { id: `notice:${id}`, at: afterQuiet(now, quiet) });
    }
    return wanting;
  }

  /** One of the things is dealt with: who was told of it alone need not read it. Answers who had not read it; their screens are to count again. */
  async settle(kind: NoticeKind, about: string, item: string): Promise<string[]> {
    const open = { key: keyOf(kind, about), unread: true, items: item };
    const found = await this.notices.find(open, { user_id: 1 }).lean<NoticeRecord[]>();
    if (found.length === 0) return [];
    await this.notices.updateMany(open, { $pull: { items: item } });
    await this.notices.deleteMany({ key: open.key, unread: true, items: { $size: 0 } });
    return found.map(({ user_id }) => user_id);
  }

  /** Has the screens of these people count again. */
  async refresh(people: readonly string[], about: string, by: Actor): Promise<void> {
    const user_ids = [...new Set(people)];
    if (user_ids.length > 0) await this.events.publish(noticeTold, by, about, { user_ids });
  }
}

const keyOf = (kind: NoticeKind, about: string): string => `${kind}:${about}`;

function written(
  user_id: string,
  { kind, about, item, ...told }: News,
  by: Actor,
  { ways }: Wishes,
  at: Date,
): AnyBulkWriteOperation<NoticeRecord> {
  const { app, mail } = ways[kind];
  const set = { ...told, ...(by.name && { by: by.name }), at, shown: app, ...(mail === 'daily' && { digest: true }) };
  const made = { _id: new Types.ObjectId().toHexString(), tenant_id: by.tenantId, kind };
  return {
    updateOne: {
      filter: { key: keyOf(kind, about), user_id, unread: true },
      update: {
        $set: set,
        $setOnInsert: made,
        $push: { items: { $each: [item], $slice: -MOST_ITEMS } },
      },
      upsert: true,
    },
  };
}
