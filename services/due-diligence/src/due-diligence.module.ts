import { mongo } from '@dossier/kit/mongo';
import { KitModule } from '@dossier/kit/start';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OnCompanyChanged } from './clients/company-changed.js';
import { CommentController } from './comments/comment.controller.js';
import { CommentService } from './comments/comment.service.js';
import { DocumentController } from './documents/document.controller.js';
import { DOCUMENT, documentSchema } from './documents/document.schema.js';
import { DocumentService } from './documents/document.service.js';
import { Documents } from './documents/documents.js';
import { OrphansService } from './documents/orphans.service.js';
import { ELEMENT, elementSchema } from './elements/element.schema.js';
import { Elements } from './elements/elements.js';
import { FormController } from './form/form.controller.js';
import { FormService } from './form/form.service.js';
import { IntakeController } from './intake/intake.controller.js';
import { IntakeService } from './intake/intake.service.js';
import { Matching } from './intake/matching.js';
import { RecordController } from './lifecycle/record.controller.js';
import { RecordService } from './lifecycle/record.service.js';
import { LinksController } from './links/links.controller.js';
import { FormLinksService } from './links/links.service.js';
import { SendingService } from './links/sending.service.js';
import { PrintController } from './printing/print.controller.js';
import { Printer } from './printing/printer.js';
import { DUE_DILIGENCE, dueDiligenceSchema } from './records/record.schema.js';
import { Records } from './records/records.js';
import { RefreshController } from './refresh/refresh.controller.js';
import { RefreshService } from './refresh/refresh.service.js';
import { VisitorSettingsController } from './visitor-settings/visitor-settings.controller.js';
import { VISITOR_SETTINGS, visitorSettingsSchema } from './visitor-settings/visitor-settings.schema.js';
import { VisitorSettingsService } from './visitor-settings/visitor-settings.service.js';

const models = MongooseModule.forFeature([
  { name: DUE_DILIGENCE, schema: dueDiligenceSchema },
  { name: ELEMENT, schema: elementSchema },
  { name: DOCUMENT, schema: documentSchema },
  { name: VISITOR_SETTINGS, schema: visitorSettingsSchema },
]);

/** Forms that clients fill in through a link, and their documents. */
@Module({
  imports: [mongo(), KitModule, models],
  controllers: [
    RecordController,
    FormController,
    DocumentController,
    CommentController,
    LinksController,
    VisitorSettingsController,
    RefreshController,
    PrintController,
    IntakeController,
    OnCompanyChanged,
  ],
  providers: [
    Records,
    RecordService,
    Elements,
    FormService,
    Documents,
    DocumentService,
    OrphansService,
    CommentService,
    FormLinksService,
    SendingService,
    VisitorSettingsService,
    RefreshService,
    Printer,
    Matching,
    IntakeService,
  ],
})
export class DueDiligenceModule {}
