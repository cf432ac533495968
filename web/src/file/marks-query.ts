import { type Marks, marksOf } from './marks';
import { type Notification, notificationsQuery } from './notifications';

type Answer = { notifications: Notification[] };

const marksIn = ({ notifications }: Answer): Marks =>
  marksOf(
    notifications.map(({ _id, kind, object_id, user_name, datetime, fields }) => ({
      change: _id,
      kind,
      id: object_id,
      by: user_name,
      at: datetime,
      fields,
    })),
  );

/** Who proposed what waits in a client file. Only for people who may see requested changes. */
export const marksQuery = (clientId: string, allowed: boolean) => ({
  ...notificationsQuery('forConfirmation', clientId),
  enabled: allowed,
  select: marksIn,
});
