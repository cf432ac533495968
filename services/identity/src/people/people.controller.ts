import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type AskPeopleOf,
  type AskRecipients,
  type AskStaff,
  type ColleaguesFound,
  colleaguesOf,
  type RecipientsFound,
  recipientsOf,
  staffOf,
  superUsers,
} from '@dossier/proto/calls/identity-people';
import { effectivePermissions } from '@dossier/proto/permissions/roles';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ProfileRecord } from '../profile/profile.schema.js';
import type { UserRecord } from '../users/user.schema.js';

/** Names of colleagues, for services that let people choose one another. */
@Controller()
export class PeopleController {
  constructor(
    @InjectModel('User') private readonly users: Model<UserRecord>,
    @InjectModel('Profile') private readonly profiles: Model<ProfileRecord>,
  ) {}

  @Handle(recipientsOf)
  async recipients({ tenant_id, keys }: AskRecipients): Promise<RecipientsFound> {
    const staff = await this.users
      .find(
        { tenant_id, is_super_user: false, disabled: false, deleted: { $exists: false }, type: { $ne: 'CLIENT' } },
        { type: 1, permissions: 1 },
      )
      .lean<UserRecord[]>();
    const able = staff.filter(({ type, permissions = {} }) => {
      const held = type ? effectivePermissions(type, permissions) : [];
      return keys.every((anyOf) => anyOf.some((key) => held.includes(key)));
    });
    return { user_ids: able.map(({ _id }) => _id.toHexString()) };
  }

  @Handle(staffOf)
  async staff({ tenant_id, roles }: AskStaff): Promise<RecipientsFound> {
    const enabled = { is_super_user: false, disabled: false, deleted: { $exists: false } } as const;
    const users = await this.users
      .find({ tenant_id, type: { $in: roles }, ...enabled }, { _id: 1 })
      .sort({ _id: 1 })
      .lean<UserRecord[]>();
    return { user_ids: users.map(({ _id }) => _id.toHexString()) };
  }

  @Handle(superUsers)
  async operators(): Promise<RecipientsFound> {
    const enabled = { is_super_user: true, disabled: false, deleted: { $exists: false } } as const;
    const users = await this.users.find(enabled, { _id: 1 }).lean<UserRecord[]>();
    return { user_ids: users.map(({ _id }) => _id.toHexString()) };
  }

  @Handle(colleaguesOf)
  async ofClient({ company_id }: AskPeopleOf, { tenantId }: Principal): Promise<ColleaguesFound> {
    if (!tenantId) return { people: [] };
    const users = await this.users
      .find(
        {
          tenant_id: tenantId,
          is_super_user: false,
          disabled: false,
          deleted: { $exists: false },
          $or: [{ type: { $ne: 'CLIENT' } }, { company_ids: company_id }],
        },
        { username: 1, type: 1 },
      )
      .sort({ username: 1 })
      .lean<UserRecord[]>();
    const profiles = await this.profiles.find({ _id: { $in: users.map(({ _id }) => _id) } }).lean<ProfileRecord[]>();
    const named = new Map(profiles.map(({ _id, values }) => [_id.toHexString(), values]));
    return {
      people: users.flatMap(({ _id, username, type }) => {
        const { first_name, last_name } = named.get(_id.toHexString()) ?? {};
        const person = {
          _id: _id.toHexString(),
          username,
          ...(first_name && { first_name }),
          ...(last_name && { last_name }),
        };
        return type ? [{ ...person, type }] : [];
      }),
    };
  }
}
