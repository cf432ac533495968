import type { Accounts, ListAccounts } from '@dossier/proto/calls/identity-accounts';
import { LISTS } from '@dossier/proto/rules/limits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserRecord } from '../users/user.schema.js';
import { VIEW_FIELDS, viewOf } from '../users/user-view.js';

/** Case and accents count for nothing in the order. */
const ALPHABET = { locale: 'en', strength: 1 } as const;

/** The users of a company, page by page. */
@Injectable()
export class AccountList {
  constructor(@InjectModel('User') private readonly users: Model<UserRecord>) {}

  /** Those of one tenant, or of all without `tenant_id`. */
  async page(asked: ListAccounts, whose: { tenant_id?: string }): Promise<Accounts> {
    const { search, orderingKey = 'createdAt', orderingValue, page = 1 } = asked;
    const filter = {
      ...whose,
      is_super_user: false,
      deleted: { $exists: false },
      ...(search ? containing(search) : {}),
    };
    const direction = orderingValue === 'asc' ? 1 : -1;
    const key = orderingKey === 'createdAt' ? 'created' : orderingKey;
    const [users, count] = await Promise.all([
      this.users
        .aggregate<UserRecord>([
          { $match: filter },
          { $sort: { [key]: direction, _id: direction } },
          { $skip: (page - 1) * LISTS.page },
          { $limit: LISTS.page },
          { $project: VIEW_FIELDS },
        ])
        .collation(ALPHABET),
      this.users.countDocuments(filter),
    ]);
    return { users: users.map((user) => viewOf(user)), count };
  }
}

function containing(search: string): object {
  const part = new RegExp(search.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
  return { $or: [{ username: part }, { email: part }] };
}
