import { Bus } from '@dossier/kit/bus';
import * as identity from '@dossier/proto/calls/identity';
import * as identityLinks from '@dossier/proto/calls/identity-links';
import * as kycClientFile from '@dossier/proto/calls/kyc-client-file';
import * as kycCompanies from '@dossier/proto/calls/kyc-companies';
import { createFileSection, uploadComment } from '@dossier/proto/calls/kyc-files';
import * as kycOwnership from '@dossier/proto/calls/kyc-ownership';
import * as kycRecords from '@dossier/proto/calls/kyc-records';
import * as kycSnapshots from '@dossier/proto/calls/kyc-snapshots';
import * as kycSubsidiaries from '@dossier/proto/calls/kyc-subsidiaries';
import * as notifications from '@dossier/proto/calls/notifications';
import * as sanctionLists from '@dossier/proto/calls/sanction-lists';
import * as screenings from '@dossier/proto/calls/screenings';
import * as workflow from '@dossier/proto/calls/workflow';
import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { FailureFilter } from './failure-filter.js';
import { FilesController } from './files/files.controller.js';
import { FrontDoor } from './front-door.js';
import { SharedCounters } from './limits/shared-counters.js';
import { relay } from './relay.js';
import { OwnListUploadController } from './sanctions/own-list.controller.js';
import { ScreeningReportController } from './sanctions/screening-report.controller.js';
import { Sessions } from './sessions.js';
import { LinkTokenStrategy, SessionTokenStrategy } from './ways-in/strategies.js';

/** The REST surface: one line per group of calls. */
@Module({
  imports: [
    ThrottlerModule.forRoot({ throttlers: [{ ttl: 60_000, limit: 1_000_000 }], storage: new SharedCounters() }),
  ],
  controllers: [
    relay('Identity', identity),
    relay('Visitors', identityLinks),
    relay('Clients', kycCompanies),
    relay('Client file', kycClientFile),
    relay('Ownership', kycOwnership),
    relay('Records', kycRecords),
    relay('Snapshots', kycSnapshots),
    relay('Subsidiaries', kycSubsidiaries),
    relay('Document sections', { createFileSection, uploadComment }),
    FilesController,
    relay('Workflow', workflow),
    relay('Notifications', notifications),
    relay('Sanction screening', screenings),
    relay('Sanction lists', sanctionLists),
    OwnListUploadController,
    ScreeningReportController,
  ],
  providers: [
    Bus,
    Sessions,
    SessionTokenStrategy,
    LinkTokenStrategy,
    FrontDoor,
    { provide: APP_FILTER, useClass: FailureFilter },
  ],
})
export class GatewayModule {}
