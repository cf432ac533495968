import { mongo } from '@dossier/kit/mongo';
import { KitModule } from '@dossier/kit/start';
import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { CardController } from './cards/card.controller.js';
import { ChangeController } from './changes/change.controller.js';
import { CHANGE, changeSchema } from './changes/change.schema.js';
import { ChangeService } from './changes/change.service.js';
import { Proposals } from './changes/proposals.js';
import { CompanyController } from './companies/company.controller.js';
import { CompanyService } from './companies/company.service.js';
import { CompanyList } from './companies/company-list.js';
import { FoundBy } from './companies/found-by.js';
import { CommentService } from './documents/comment.service.js';
import { DocumentController } from './documents/document.controller.js';
import { DocumentService } from './documents/document.service.js';
import { DocumentPlaces } from './documents/document-places.js';
import { FileAccessService } from './documents/file-access.service.js';
import { FileHistoryService } from './documents/file-history.service.js';
import { OrphansService } from './documents/orphans.service.js';
import { FILE_ENTRY, fileEntrySchema } from './documents/stored-file.schema.js';
import { ClientFiles } from './file/client-files.js';
import { COMPANY, companySchema } from './file/company.schema.js';
import { FileSources } from './file/file-sources.js';
import { FrozenFiles } from './file/frozen-files.js';
import { POLICY, policySchema } from './file/policy.schema.js';
import { RECORD, recordSchema } from './file/record.schema.js';
import { Requirements } from './file/requirements.js';
import { FROZEN_RECORD, frozenRecordSchema, SNAPSHOT, snapshotSchema } from './file/snapshot.schema.js';
import { Snapshots } from './file/snapshots.js';
import { IntakeController } from './intake/intake.controller.js';
import { IntakeService } from './intake/intake.service.js';
import { OwnershipController } from './ownership/ownership.controller.js';
import { OwnershipService } from './ownership/ownership.service.js';
import { PolicyController } from './policies/policy.controller.js';
import { PolicyService } from './policies/policy.service.js';
import { PreviewService } from './policies/preview.service.js';
import { OnRecordChanged } from './reactions/record-changed.js';
import { ClientFileController } from './records/client-file.controller.js';
import { ClientFileService } from './records/client-file.service.js';
import { Creations } from './records/creations.js';
import { Edits } from './records/edits.js';
import { RecordController } from './records/record.controller.js';
import { RecordService } from './records/record.service.js';
import { SubsidiaryController } from './records/subsidiary.controller.js';
import { ALARM, alarmSchema } from './requirements/alarm.schema.js';
import { AlarmMails } from './requirements/alarm-mails.js';
import { Alarms } from './requirements/alarms.js';
import { OpenRequirementsService } from './requirements/open-requirements.js';
import { RequirementController } from './requirements/requirement.controller.js';
import { Standings } from './requirements/standings.js';
import { WaiverService } from './requirements/waiver.service.js';
import { REMINDER, reminderSchema } from './reviews/reminder.schema.js';
import { ReviewReminders } from './reviews/reminders.js';
import { ReviewController } from './reviews/review.controller.js';
import { ReviewService } from './reviews/review.service.js';
import { ScreeningController } from './screening/screening.controller.js';
import { ScreeningService } from './screening/screening.service.js';
import { DifferenceService } from './snapshots/difference.service.js';
import { DifferencePrinter } from './snapshots/difference-printer.js';
import { SnapshotController } from './snapshots/snapshot.controller.js';
import { SnapshotService } from './snapshots/snapshot.service.js';
import { StaffMails } from './staff/staff-mails.js';

@Module({
  imports: [
    mongo(),
    KitModule,
    MongooseModule.forFeature([
      { name: COMPANY, schema: companySchema },
      { name: RECORD, schema: recordSchema },
      { name: CHANGE, schema: changeSchema },
      { name: FILE_ENTRY, schema: fileEntrySchema },
      { name: SNAPSHOT, schema: snapshotSchema },
      { name: REMINDER, schema: reminderSchema },
      { name: ALARM, schema: alarmSchema },
      { name: POLICY, schema: policySchema },
      { name: FROZEN_RECORD, schema: frozenRecordSchema },
    ]),
  ],
  controllers: [
    CompanyController,
    RecordController,
    ClientFileController,
    ChangeController,
    CardController,
    ScreeningController,
    DocumentController,
    SubsidiaryController,
    OwnershipController,
    OnRecordChanged,
    SnapshotController,
    ReviewController,
    IntakeController,
    RequirementController,
    PolicyController,
  ],
  providers: [
    ClientFiles,
    FrozenFiles,
    Requirements,
    FileSources,
    Edits,
    Proposals,
    Creations,
    RecordService,
    ClientFileService,
    CompanyService,
    CompanyList,
    FoundBy,
    ChangeService,
    DocumentPlaces,
    DocumentService,
    CommentService,
    FileAccessService,
    FileHistoryService,
    OrphansService,
    ScreeningService,
    OwnershipService,
    Snapshots,
    SnapshotService,
    DifferenceService,
    DifferencePrinter,
    ReviewService,
    IntakeService,
    ReviewReminders,
    StaffMails,
    Standings,
    OpenRequirementsService,
    WaiverService,
    Alarms,
    AlarmMails,
    PolicyService,
    PreviewService,
  ],
})
export class KycModule implements OnApplicationBootstrap {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** No call is answered before the indexes exist that it names. */
  async onApplicationBootstrap(): Promise<void> {
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
  }
}
