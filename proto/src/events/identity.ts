import { Flag, ObjectId, OneOf, Text } from '../calls/fields.js';
import { ROLE_NAMES, type Role } from '../permissions/roles.js';
import { event } from './event.js';

export class UserChanged {
  @ObjectId() user_id: string;
  @OneOf(['created', 'updated', 'deleted']) change: 'created' | 'updated' | 'deleted';
  @Text() username: string;
  @OneOf(ROLE_NAMES, { optional: true }) type?: Role;
  @Flag() disabled: boolean;
}

export const userChanged = event({
  subject: 'dossier.identity.user.changed.v1',
  summary: 'A user was added, changed or removed',
  data: UserChanged,
  live: () => [['view_user']],
});

export class SessionEnded {
  @ObjectId() user_id: string;
}

/** Nobody is told: the gateways ask again for the sessions behind the open lines of this person. */
export const sessionEnded = event({
  subject: 'dossier.identity.session.ended.v1',
  summary: 'One or more sessions of a user ended, other than by time',
  data: SessionEnded,
  live: () => [[]],
});
