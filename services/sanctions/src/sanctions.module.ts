import { mongo } from '@dossier/kit/mongo';
import { KitModule } from '@dossier/kit/start';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InForce } from './list-versions/in-force.js';
import { ListController } from './list-versions/list.controller.js';
import { ListService } from './list-versions/list.service.js';
import { ListChanges } from './list-versions/list-changes.js';
import { ListStatuses } from './list-versions/list-statuses.js';
import { NewVersion } from './list-versions/new-version.js';
import { Refresh } from './list-versions/refresh.js';
import { Upkeep } from './list-versions/upkeep.js';
import { STATE, stateSchema, VERSION, versionSchema } from './list-versions/version.schema.js';
import { VersionFiles } from './list-versions/version-files.js';
import { Versions } from './list-versions/versions.js';
import { LocalEngine } from './local-engine/local-engine.js';
import { SearchedLists } from './local-engine/searched-lists.js';
import { Search } from './matching/search.js';
import { OwnIndexes } from './own-lists/own-indexes.js';
import { OwnListController } from './own-lists/own-list.controller.js';
import { OwnListService } from './own-lists/own-list.service.js';
import { Printer } from './reports/printer.js';
import { ReportController } from './reports/report.controller.js';
import { ReportFiles } from './reports/report-files.js';
import { Reports } from './reports/reports.js';
import { WorldCheck } from './reports/world-check.js';
import { ScreeningController } from './screenings/screening.controller.js';
import { SCREENING, screeningSchema } from './screenings/screening.schema.js';
import { ScreeningService } from './screenings/screening.service.js';
import { Screenings } from './screenings/screenings.js';
import { Subjects } from './screenings/subjects.js';

const models = MongooseModule.forFeature([
  { name: SCREENING, schema: screeningSchema },
  { name: VERSION, schema: versionSchema },
  { name: STATE, schema: stateSchema },
]);
const screenings = [Subjects, ScreeningService, Screenings, Search, SearchedLists, LocalEngine];
const reports = [Reports, ReportFiles, WorldCheck, Printer];
const lists = [Versions, VersionFiles, NewVersion, Refresh, InForce, Upkeep, ListService, ListStatuses, ListChanges];
const ownLists = [OwnIndexes, OwnListService];

/** Screening of people and organisations against sanction lists, and the lists themselves. */
@Module({
  imports: [mongo(), KitModule, models],
  controllers: [ScreeningController, ListController, OwnListController, ReportController],
  providers: [...screenings, ...lists, ...ownLists, ...reports],
})
export class SanctionsModule {}
