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
