import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/notifications';
import { affectedChanges, type ChangeId, type RelatedChanges as Related } from '@dossier/proto/calls/workflow';
import { Controller } from '@nestjs/common';
import { ClientList } from './client-list.js';
import { Notifications } from './notifications.js';
import { RelatedChanges } from './related-changes.js';

@Controller()
export class NotificationController {
  constructor(
    private readonly notifications: Notifications,
    private readonly clients: ClientList,
    private readonly related: RelatedChanges,
  ) {}

  @Handle(calls.listNotifications)
  list(input: calls.AskNotifications, by: Principal): Promise<calls.Notifications> {
    return this.notifications.list(input, by);
  }

  @Handle(calls.listMakers)
  makers(_: calls.AskMakers, by: Principal): Promise<calls.Makers> {
    return this.notifications.makers(by);
  }

  @Handle(calls.listDenied)
  denied(_: calls.AskDenied, by: Principal): Promise<calls.Notifications> {
    return this.notifications.denied(by);
  }

  @Handle(calls.countNotifications)
  count(input: calls.CountNotifications, by: Principal): Promise<calls.NotificationCount> {
    return this.notifications.count(input, by);
  }

  @Handle(calls.getNotification)
  get(input: calls.NotificationId, by: Principal): Promise<calls.OneNotification> {
    return this.notifications.get(input, by);
  }

  @Handle(calls.readNotification)
  markRead(input: calls.ReadNotification, by: Principal): Promise<object> {
    return this.notifications.markRead(input, by);
  }

  @Handle(calls.listNotificationClients)
  listClients(input: calls.AskClients, by: Principal): Promise<calls.ClientsWithChanges> {
    return this.clients.list(input, by);
  }

  @Handle(affectedChanges)
  affected(input: ChangeId, by: Principal): Promise<Related> {
    return this.related.of(input, by);
  }
}
