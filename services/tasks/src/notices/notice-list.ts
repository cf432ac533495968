import { page } from '@dossier/kit/mongo';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { NoticeList as Listed, ListNotices, MarkNotices, Notice, NoticeCount } from '@dossier/proto/calls/notices';
import { phrasesOf } from '@dossier/proto/texts/define';
import { notices as texts } from '@dossier/proto/texts/notices';
import { say } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { NOTICE, type NoticeRecord } from './notice.schema.js';
import { Notices } from './notices.js';

const MOST_COUNTED = 1_000;
const { said } = phrasesOf(texts);

/** A person's own notices. */
@Injectable()
export class NoticeList {
  constructor(
    @InjectModel(NOTICE) private readonly model: Model<NoticeRecord>,
    private readonly notices: Notices,
    private readonly store: Store,
  ) {}

  async page({ unread, kind, ...request }: ListNotices, { userId }: Principal): Promise<Listed> {
    const filter = { ...shownTo(userId), ...(unread ? { unread: true } : {}), ...(kind ? { kind } : {}) };
    const { rows, ...count } = await page(this.model, filter, request, { createdAt: 'at' });
    return { notices: rows.map(noticeView), ...count };
  }

  async count({ userId }: Principal): Promise<NoticeCount> {
    const unread = await this.model.countDocuments({ ...shownTo(userId), unread: true }, { limit: MOST_COUNTED });
    return { unread };
  }

  /** What is not the asker's own stays as it is. */
  async mark({ ids, unread = false }: MarkNotices, by: Principal): Promise<NoticeCount> {
    await this.store.write(async () => {
      const chosen = { ...shownTo(by.userId), unread: !unread, ...(ids ? { _id: { $in: ids } } : {}) };
      if (unread) await this.unread(chosen);
      else await this.model.updateMany(chosen, { $set: { unread: false } });
      await this.notices.refresh([by.userId], by.userId, by);
    });
    return this.count(by);
  }

  /** Of one thing only one is unread: where there is a newer one, that says it. */
  private async unread(chosen: QueryFilter<NoticeRecord>): Promise<void> {
    for (const { _id, key, user_id } of await this.model.find(chosen).sort({ at: -1 }).lean<NoticeRecord[]>())
      if (!(await this.model.exists({ key, user_id, unread: true })))
        await this.model.updateOne({ _id }, { $set: { unread: true } });
  }
}

const shownTo = (user_id: string): QueryFilter<NoticeRecord> => ({ user_id, shown: true });

function noticeView({ _id, kind, items, text, by, client, path, at, unread }: NoticeRecord): Notice {
  return {
    _id,
    kind,
    text: say(kind === 'change_waits' ? said.changeWaits(items.length) : text),
    ...(by && { by }),
    ...(client && { client }),
    path,
    at: at.toISOString(),
    unread,
  };
}
