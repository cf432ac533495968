import { findOrFail } from '@dossier/kit/mongo';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type {
  AskNotifications,
  CountNotifications,
  Notifications as Listed,
  Maker,
  Makers,
  Notification,
  NotificationCount,
  NotificationId,
  OneNotification,
  ReadNotification,
  View,
} from '@dossier/proto/calls/notifications';
import { failure } from '@dossier/proto/failures/failure';
import { LISTS } from '@dossier/proto/rules/limits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { Change, ProposedChange } from '../changes/change.schema.js';
import { OPEN } from '../changes/change.states.js';
import { Reviews } from '../changes/review.js';
import { requireView, visibleTo } from '../changes/scope.js';
import { Clients } from '../clients/clients.js';
import { ConnectedChanges } from './connected-changes.js';
import { notificationView } from './notification.view.js';
import { inOrder, Queue } from './queue.js';
import { resubmissionOf } from './resubmission.js';

const DAY_MS = 86_400_000;

type Slice = { offset?: number; limit?: number };

/** Review actions as people read them. */
@Injectable()
export class Notifications {
  constructor(
    @InjectModel('Change') private readonly changes: Model<Change>,
    private readonly clients: Clients,
    private readonly store: Store,
    private readonly reviews: Reviews,
    private readonly queue: Queue,
    private readonly connected: ConnectedChanges,
  ) {}

  async list({ view, company_id, ...asked }: AskNotifications, by: Principal): Promise<Listed> {
    requireView(by, view);
    const { kind, maker_id, older_than_days, risk_level, ...slice } = asked;
    const filter = {
      ...visibleTo(by, company_id),
      view,
      ...(kind ? { kind } : {}),
      ...(maker_id ? { user_id: maker_id } : {}),
      ...(risk_level ? { risk_level } : {}),
      ...(older_than_days ? { datetime: { $lte: new Date(Date.now() - older_than_days * DAY_MS) } } : {}),
    };
    return { notifications: await this.read(filter, by, slice, view), ...(await this.counted(filter)) };
  }

  async makers(by: Principal): Promise<Makers> {
    const makers = await this.changes.aggregate<Maker>([
      { $match: { ...visibleTo(by), view: 'forConfirmation' } },
      { $sort: { latest_at: 1, _id: 1 } },
      { $limit: LISTS.exactCount },
      { $group: { _id: '$user_id', username: { $last: '$user_name' } } },
      { $sort: { username: 1 } },
    ]);
    return { makers };
  }

  /** Own changes that another one denied: the maker is told until they are read. */
  async denied(by: Principal): Promise<Listed> {
    const { userId } = by;
    const filter: QueryFilter<Change> = {
      ...visibleTo(by),
      user_id: userId,
      state: 'rejected',
      handled_by: { $ne: userId },
      read_by: { $ne: userId },
    };
    return { notifications: await this.read(filter, by), ...(await this.counted(filter)) };
  }

  async count({ view, company_id }: CountNotifications, by: Principal): Promise<NotificationCount> {
    requireView(by, view);
    const filter = { ...visibleTo(by, company_id), view };
    const total = await this.counted(filter);
    const read = await this.counted({ ...filter, read_by: by.userId });
    return { ...total, unread: Math.max(0, total.count - read.count) };
  }

  async get({ id }: NotificationId, by: Principal): Promise<OneNotification> {
    const filter = { ...visibleTo(by), _id: id, view: { $exists: true } };
    const change = await findOrFail(this.changes, filter, 'workflow.change.not_found');
    const [[notification], neighbours, connected] = await Promise.all([
      this.views([change as ProposedChange], by),
      this.queue.around(change as ProposedChange, by),
      this.connected.of(change as ProposedChange, by),
    ]);
    const resubmit = resubmissionOf(change as ProposedChange, by);
    return {
      notification: notification as Notification,
      connected,
      ...(resubmit ? { resubmit } : {}),
      ...neighbours,
    };
  }

  async markRead({ notification_id }: ReadNotification, by: Principal): Promise<object> {
    return this.store.write(async () => {
      const filter = { ...visibleTo(by), _id: notification_id, view: { $exists: true } };
      const marked = await this.changes.updateOne(filter, { $addToSet: { read_by: by.userId } });
      if (marked.matchedCount === 0) throw failure('workflow.change.not_found');
      return {};
    });
  }

  async read(
    filter: QueryFilter<Change>,
    by: Principal,
    { offset = 0, limit }: Slice = {},
    view: View = 'history',
  ): Promise<Notification[]> {
    const found = await this.changes
      .find({ view: { $exists: true }, ...filter }, { op: 0, ends_as: 0 })
      .sort(inOrder(view))
      .skip(offset)
      .limit(limit ?? LISTS.notificationPage)
      .lean<ProposedChange[]>();
    return this.views(found, by);
  }

  private async views(changes: ProposedChange[], by: Principal): Promise<Notification[]> {
    const clients = await this.clients.byIds(
      by.tenantId,
      changes.map(({ company_id }) => company_id),
    );
    const waiting = await this.stillOpen(
      changes.flatMap(({ waits_for, view }) => (waits_for && view === 'forConfirmation' ? [waits_for] : [])),
    );
    const review = (change: ProposedChange) => this.reviews.of(change, by, waiting);
    return changes.map((change) => notificationView(change, by, { clients, waiting, review }));
  }

  private async stillOpen(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const open = await this.changes.find({ _id: { $in: ids }, state: { $in: OPEN } }, { _id: 1 }).lean();
    return new Set(open.map(({ _id }) => _id));
  }

  /** Exact up to 10,000. */
  async counted(filter: QueryFilter<Change>): Promise<{ count: number; countIsLowerBound?: true }> {
    const count = await this.changes.countDocuments(filter, { limit: LISTS.exactCount + 1 });
    return count > LISTS.exactCount ? { count: LISTS.exactCount, countIsLowerBound: true } : { count };
  }
}
