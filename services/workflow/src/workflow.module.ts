import { mongo } from '@dossier/kit/mongo';
import { KitModule } from '@dossier/kit/start';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ChangeController } from './changes/change.controller.js';
import { changeSchema } from './changes/change.schema.js';
import { ChangeService } from './changes/change.service.js';
import { Decisions } from './changes/decisions.js';
import { Endings } from './changes/endings.js';
import { FourEyes } from './changes/four-eyes.js';
import { Proposals } from './changes/proposals.js';
import { Unfinished } from './changes/unfinished.js';
import { clientSchema } from './clients/client.schema.js';
import { Clients } from './clients/clients.js';
import { Tallies } from './clients/tallies.js';
import { ClientList } from './notifications/client-list.js';
import { NotificationController } from './notifications/notification.controller.js';
import { Notifications } from './notifications/notifications.js';
import { OnChangeProposed } from './reactions/change-proposed.js';
import { OnChangeWithdrawn } from './reactions/change-withdrawn.js';
import { OnCompanyChanged } from './reactions/company-changed.js';

@Module({
  imports: [
    mongo('workflow'),
    KitModule,
    MongooseModule.forFeature([
      { name: 'Change', schema: changeSchema },
      { name: 'Client', schema: clientSchema },
    ]),
  ],
  controllers: [ChangeController, NotificationController, OnChangeProposed, OnChangeWithdrawn, OnCompanyChanged],
  providers: [
    ChangeService,
    Decisions,
    Endings,
    FourEyes,
    Proposals,
    Unfinished,
    Clients,
    Tallies,
    Notifications,
    ClientList,
  ],
})
export class WorkflowModule {}
