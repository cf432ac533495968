import { Bus } from '@dossier/kit/bus';
import { CALL_GROUPS } from '@dossier/proto/calls/all';
import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { OpenIdConnectStrategy } from './authentication/open-id-connect.js';
import { SingleSignOnController } from './authentication/single-sign-on.controller.js';
import { LinkTokenStrategy, SessionTokenStrategy } from './authentication/strategies.js';
import { FailureFilter } from './failure-filter.js';
import { CreditPapersController } from './files/credit-papers.controller.js';
import { DifferenceController } from './files/difference.controller.js';
import { DueDiligenceFilesController } from './files/due-diligence-files.controller.js';
import { FilesController } from './files/files.controller.js';
import { FiuFilesController } from './files/fiu-files.controller.js';
import { SupportFilesController } from './files/support-files.controller.js';
import { FrontDoor } from './front-door.js';
import { SharedCounters } from './limits/shared-counters.js';
import { EventFeed } from './live/event-feed.js';
import { Lines } from './live/lines.js';
import { LiveController } from './live/live.controller.js';
import { controllersOf } from './relay.js';
import { OwnListUploadController } from './sanctions/own-list.controller.js';
import { ScreeningReportController } from './sanctions/screening-report.controller.js';
import { Sessions } from './sessions.js';

/** The REST surface: what goes through as bytes has a controller by hand, all other calls are relayed. */
@Module({
  imports: [
    ThrottlerModule.forRoot({ throttlers: [{ ttl: 60_000, limit: 1_000_000 }], storage: new SharedCounters() }),
  ],
  controllers: [
    SingleSignOnController,
    ...controllersOf(CALL_GROUPS, [
      FilesController,
      DifferenceController,
      CreditPapersController,
      DueDiligenceFilesController,
      SupportFilesController,
      FiuFilesController,
      LiveController,
      OwnListUploadController,
      ScreeningReportController,
    ]),
  ],
  providers: [
    Bus,
    Sessions,
    SessionTokenStrategy,
    LinkTokenStrategy,
    OpenIdConnectStrategy,
    FrontDoor,
    EventFeed,
    Lines,
    { provide: APP_FILTER, useClass: FailureFilter },
  ],
})
export class GatewayModule {}
