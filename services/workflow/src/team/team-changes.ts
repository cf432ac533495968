import type { Principal } from '@dossier/kit/principal';
import type { Notifications as Listed } from '@dossier/proto/calls/notifications';
import type { AskTeamChanges } from '@dossier/proto/calls/team';
import { addDays } from '@dossier/proto/rules/dates';
import { LISTS } from '@dossier/proto/rules/limits';
import { Injectable } from '@nestjs/common';
import { Notifications } from '../notifications/notifications.js';
import { assertLeads, decidedIn, firstWeek, proposedIn } from './counted.js';

/** What the numbers of the team are made of. */
@Injectable()
export class TeamChanges {
  constructor(private readonly notifications: Notifications) {}

  async page({ counted, week, decided_by, page = 1 }: AskTeamChanges, by: Principal): Promise<Listed> {
    assertLeads(by);
    const span = week ? { from: week, before: addDays(week, 7) } : { from: firstWeek() };
    const filter = {
      ...(counted === 'decided' ? decidedIn(by, span) : proposedIn(by, span)),
      ...(decided_by ? { handled_by: decided_by } : {}),
    };
    const slice = { offset: (page - 1) * LISTS.page, limit: LISTS.page };
    return {
      notifications: await this.notifications.read(filter, by, slice),
      ...(await this.notifications.counted(filter)),
    };
  }
}
