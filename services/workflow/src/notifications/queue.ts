import type { Principal } from '@dossier/kit/principal';
import type { NextClient, OneNotification, View } from '@dossier/proto/calls/notifications';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { Change, ProposedChange } from '../changes/change.schema.js';
import { visibleTo } from '../changes/scope.js';
import { Clients } from '../clients/clients.js';

type Order = { latest_at: 1 | -1; _id: 1 | -1 };
type Neighbours = Pick<OneNotification, 'previous_id' | 'next_id' | 'next_client'>;

const OLDEST_FIRST: Order = { latest_at: 1, _id: 1 };
const NEWEST_FIRST: Order = { latest_at: -1, _id: -1 };

/**
 * What waits is worked off oldest first, so that a parent comes before its children, which cannot be proposed earlier. The log tells the
 * newest first, by the time of the end.
 */
export const inOrder = (view: View): Order => (view === 'forConfirmation' ? OLDEST_FIRST : NEWEST_FIRST);
const reversed = (order: Order): Order => (order === OLDEST_FIRST ? NEWEST_FIRST : OLDEST_FIRST);

/** Where a reviewer goes from one change. */
@Injectable()
export class Queue {
  constructor(
    @InjectModel('Change') private readonly changes: Model<Change>,
    private readonly clients: Clients,
  ) {}

  async around(change: ProposedChange, by: Principal): Promise<Neighbours> {
    const order = inOrder(change.view);
    const [previous_id, next_id] = await Promise.all([
      this.beside(change, by, reversed(order)),
      this.beside(change, by, order),
    ]);
    const isLast = change.view === 'forConfirmation' && !previous_id && !next_id;
    const next_client = isLast ? await this.nextClient(change, by) : undefined;
    return {
      ...(previous_id ? { previous_id } : {}),
      ...(next_id ? { next_id } : {}),
      ...(next_client ? { next_client } : {}),
    };
  }

  private async beside(
    { _id, view, company_id, latest_at }: ProposedChange,
    by: Principal,
    order: Order,
  ): Promise<string | undefined> {
    const after = order === OLDEST_FIRST ? '$gt' : '$lt';
    const filter = {
      ...visibleTo(by, company_id),
      view,
      $or: [{ latest_at: { [after]: latest_at } }, { latest_at, _id: { [after]: _id } }],
    };
    return (await this.first(filter, order))?._id;
  }

  private async nextClient({ company_id }: ProposedChange, by: Principal): Promise<NextClient | undefined> {
    const others: QueryFilter<Change> = { $and: [visibleTo(by), { company_id: { $ne: company_id } }] };
    const found = await this.first({ ...others, view: 'forConfirmation' }, OLDEST_FIRST);
    if (!found) return undefined;
    const client = (await this.clients.byIds(by.tenantId, [found.company_id])).get(found.company_id);
    return { company_id: found.company_id, change_id: found._id, name: client?.name };
  }

  private first(filter: QueryFilter<Change>, order: Order): Promise<Pick<Change, '_id' | 'company_id'> | null> {
    return this.changes.findOne(filter, { company_id: 1 }).sort(order).lean<Change>().exec();
  }
}
