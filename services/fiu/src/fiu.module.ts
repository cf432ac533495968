import { mongo } from '@dossier/kit/mongo';
import { KitModule } from '@dossier/kit/start';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Billing } from './files/billing.js';
import { ConversionJob } from './files/conversion-job.js';
import { FeeRefunds } from './files/fee-refunds.js';
import { FileController } from './files/file.controller.js';
import { FILE, fileSchema } from './files/file.schema.js';
import { FileService } from './files/file.service.js';
import { FourEyes } from './files/four-eyes.js';
import { LifeController } from './files/life.controller.js';
import { LifeService } from './files/life.service.js';
import { Orphans } from './files/orphans.js';
import { ProfilesInForce } from './profiles/in-force.js';
import { ProfileController } from './profiles/profile.controller.js';
import { CHOICE, choiceSchema, PROFILE, profileSchema } from './profiles/profile.schema.js';
import { ProfileService } from './profiles/profile.service.js';
import { Samples } from './profiles/samples.js';
import { SavedInfoController } from './saved-info/saved-info.controller.js';
import { SavedInfoService } from './saved-info/saved-info.service.js';
import { SAVED_PARTY, savedPartySchema, WAITING_ROW, waitingRowSchema } from './waiting-rows/waiting-row.schema.js';
import { WaitingRows } from './waiting-rows/waiting-rows.js';

@Module({
  imports: [
    mongo(),
    KitModule,
    MongooseModule.forFeature([
      { name: FILE, schema: fileSchema },
      { name: PROFILE, schema: profileSchema },
      { name: CHOICE, schema: choiceSchema },
      { name: SAVED_PARTY, schema: savedPartySchema },
      { name: WAITING_ROW, schema: waitingRowSchema },
    ]),
  ],
  controllers: [FileController, LifeController, ProfileController, SavedInfoController],
  providers: [
    FileService,
    ConversionJob,
    FourEyes,
    LifeService,
    Billing,
    FeeRefunds,
    Orphans,
    ProfilesInForce,
    ProfileService,
    Samples,
    SavedInfoService,
    WaitingRows,
  ],
})
export class FiuModule {}
