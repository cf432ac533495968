import type { UserView } from '@dossier/proto/calls/identity-profile';
import type { UserChanged } from '@dossier/proto/events/identity';
import type { PipelineStage } from 'mongoose';
import type { UserRecord } from './user.schema.js';

/** What `viewOf` reads: neither password nor secret leaves the database for a list. */
export const VIEW_FIELDS: PipelineStage.Project['$project'] = {
  username: 1,
  email: 1,
  former_email: 1,
  type: 1,
  is_super_user: 1,
  'two_factor.secret': { $cond: ['$two_factor.secret', 'set', '$$REMOVE'] },
  email_verified: 1,
  disabled: 1,
  created: 1,
  lastLogin: 1,
  invited_until: 1,
  company_ids: 1,
};

/** What leaves about a user; the two-factor secret only for oneself while set-up is pending. */
export const viewOf = (user: UserRecord, twoFactorSecret?: string): UserView => ({
  _id: user._id.toHexString(),
  username: user.username,
  email: user.email ?? user.former_email ?? '',
  type: user.type ?? null,
  is_super_user: user.is_super_user,
  two_factor_enabled: user.two_factor.secret !== undefined,
  two_factor_setup_completed: user.two_factor.secret !== undefined,
  ...(twoFactorSecret ? { two_factor_secret: twoFactorSecret } : {}),
  email_verified: user.email_verified,
  ...(user.invited_until ? { invited_until: user.invited_until.toISOString() } : {}),
  disabled: user.disabled,
  created: user.created.toISOString(),
  lastLogin: user.lastLogin?.toISOString() ?? null,
  ...(user.language ? { language: user.language } : {}),
  ...(user.type === 'CLIENT' ? { company_ids: user.company_ids ?? [] } : {}),
});

export const changeOf = (user: UserRecord, change: UserChanged['change']): UserChanged => ({
  user_id: user._id.toHexString(),
  change,
  username: user.username,
  type: user.type,
  disabled: user.disabled,
});
