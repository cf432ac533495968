import { mongo } from '@dossier/kit/mongo';
import { KitModule } from '@dossier/kit/start';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ChangeController } from './changes/change.controller.js';
import { changeSchema } from './changes/change.schema.js';
import { ChangeService } from './changes/change.service.js';
import { ChangeCounters } from './changes/change-counters.js';
import { DecisionRecovery } from './changes/decision-recovery.js';
import { Decisions } from './changes/decisions.js';
import { FourEyes } from './changes/four-eyes.js';
import { Outcomes } from './changes/outcomes.js';
import { Proposals } from './changes/proposals.js';
import { Reviews } from './changes/review.js';
import { WaitingList } from './changes/waiting-list.js';
import { clientSchema } from './clients/client.schema.js';
import { Clients } from './clients/clients.js';
import { ClientList } from './notifications/client-list.js';
import { ConnectedChanges } from './notifications/connected-changes.js';
import { NotificationController } from './notifications/notification.controller.js';
import { Notifications } from './notifications/notifications.js';
import { Queue } from './notifications/queue.js';
import { RelatedChanges } from './notifications/related-changes.js';
import { OnChangeProposed } from './reactions/change-proposed.js';
import { OnChangeWithdrawn } from './reactions/change-withdrawn.js';
import { OnCompanyChanged } from './reactions/company-changed.js';
import { TeamController } from './team/team.controller.js';
import { TeamChanges } from './team/team-changes.js';
import { Turnaround } from './team/turnaround.js';

@Module({
  imports: [
    mongo(),
    KitModule,
    MongooseModule.forFeature([
      { name: 'Change', schema: changeSchema },
      { name: 'Client', schema: clientSchema },
    ]),
  ],
  controllers: [
    ChangeController,
    NotificationController,
    TeamController,
    OnChangeProposed,
    OnChangeWithdrawn,
    OnCompanyChanged,
  ],
  providers: [
    ChangeService,
    Decisions,
    Outcomes,
    FourEyes,
    Reviews,
    WaitingList,
    Queue,
    Proposals,
    DecisionRecovery,
    Clients,
    ChangeCounters,
    Notifications,
    RelatedChanges,
    ConnectedChanges,
    ClientList,
    Turnaround,
    TeamChanges,
  ],
})
export class WorkflowModule {}
