import { mongo } from '@dossier/kit/mongo';
import { KitModule } from '@dossier/kit/start';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientErrorsController } from './client-errors/client-errors.controller.js';
import { mailModel } from './mail/mail.schema.js';
import { MailsService } from './mail/mails.service.js';
import { OperatorsController } from './operators/operators.controller.js';
import { OperatorsService } from './operators/operators.service.js';
import { PermissionsController } from './permissions/permissions.controller.js';
import { PermissionsService } from './permissions/permissions.service.js';
import { attemptsModel } from './sessions/attempts.schema.js';
import { AttemptsService } from './sessions/attempts.service.js';
import { ClockCheck } from './sessions/clock-check.js';
import { LoginService } from './sessions/login.service.js';
import { loginModel } from './sessions/login-history.schema.js';
import { sessionModel } from './sessions/session.schema.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TermsController } from './terms/terms.controller.js';
import { termsModel } from './terms/terms.schema.js';
import { TermsService } from './terms/terms.service.js';
import { TwoFactorController } from './two-factor/two-factor.controller.js';
import { TwoFactorService } from './two-factor/two-factor.service.js';
import { AccountsController } from './users/accounts.controller.js';
import { AccountsService } from './users/accounts.service.js';
import { ProfileService } from './users/profile.service.js';
import { RegistrationService } from './users/registration.service.js';
import { tenantModel } from './users/tenant.schema.js';
import { userModel } from './users/user.schema.js';
import { UsersController } from './users/users.controller.js';
import { viewTokenModel } from './view-tokens/view-token.schema.js';
import { ViewTokensController } from './view-tokens/view-tokens.controller.js';
import { ViewTokensService } from './view-tokens/view-tokens.service.js';

/** Tenants, users and their roles, sessions, two factors, terms. */
@Module({
  imports: [
    mongo('identity'),
    KitModule,
    MongooseModule.forFeature([
      tenantModel,
      userModel,
      sessionModel,
      loginModel,
      attemptsModel,
      termsModel,
      mailModel,
      viewTokenModel,
    ]),
  ],
  controllers: [
    UsersController,
    AccountsController,
    PermissionsController,
    SessionsController,
    TwoFactorController,
    ViewTokensController,
    TermsController,
    ClientErrorsController,
    OperatorsController,
  ],
  providers: [
    ClockCheck,
    RegistrationService,
    AccountsService,
    PermissionsService,
    OperatorsService,
    ViewTokensService,
    ProfileService,
    LoginService,
    SessionsService,
    AttemptsService,
    TwoFactorService,
    TermsService,
    MailsService,
  ],
})
export class IdentityModule {}
