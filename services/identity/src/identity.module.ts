import { mongo } from '@dossier/kit/mongo';
import { KitModule } from '@dossier/kit/start';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountList } from './accounts/account-list.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsService } from './accounts/accounts.service.js';
import { attemptsModel } from './attempts/attempts.schema.js';
import { AttemptsService } from './attempts/attempts.service.js';
import { OwnPasswordService } from './attempts/own-password.service.js';
import { BackOfficeController } from './back-office/back-office.controller.js';
import { UsersService } from './back-office/users.service.js';
import { ClientErrorsController } from './client-errors/client-errors.controller.js';
import { ContactController } from './contact/contact.controller.js';
import { ContactService } from './contact/contact.service.js';
import { EmailController } from './email/email.controller.js';
import { EmailService } from './email/email.service.js';
import { mailWaitModel } from './email/mail-wait.schema.js';
import { MailWaits } from './email/mail-waits.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { LinkCodesController } from './link-codes/link-codes.controller.js';
import { LinkCodes } from './link-codes/link-codes.js';
import { linkModel } from './links/link.schema.js';
import { linkOpeningModel } from './links/link-opening.schema.js';
import { LinksController } from './links/links.controller.js';
import { LinksService } from './links/links.service.js';
import { LoginController } from './login/login.controller.js';
import { LoginService } from './login/login.service.js';
import { contactMessageModel } from './mail/contact-message.schema.js';
import { heldMailModel, mailControlModel } from './mail/held-mail.schema.js';
import { Letters } from './mail/letters.js';
import { MailControl } from './mail/mail-control.js';
import { MailOffice } from './mail/mail-office.js';
import { MailsController } from './mail/mails.controller.js';
import { MailsService } from './mail/mails.service.js';
import { oneTimeTokenModel } from './one-time-tokens/one-time-token.schema.js';
import { OneTimeTokens } from './one-time-tokens/one-time-tokens.service.js';
import { OperatorsController } from './operators/operators.controller.js';
import { OperatorsService } from './operators/operators.service.js';
import { challengeModel } from './passkeys/challenge.schema.js';
import { Challenges } from './passkeys/challenges.js';
import { passkeyModel } from './passkeys/passkey.schema.js';
import { PasskeyProofs } from './passkeys/passkey-proofs.js';
import { PasskeySignInService } from './passkeys/passkey-sign-in.service.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { PeopleController } from './people/people.controller.js';
import { LastApprover } from './permissions/last-approver.js';
import { PermissionsController } from './permissions/permissions.controller.js';
import { PermissionsService } from './permissions/permissions.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { profileModel } from './profile/profile.schema.js';
import { ProfileService } from './profile/profile.service.js';
import { ProfileChangesService } from './profile/profile-changes.service.js';
import { RegistrationController } from './registration/registration.controller.js';
import { RegistrationService } from './registration/registration.service.js';
import { SecurityController } from './security/security.controller.js';
import { SecurityService } from './security/security.service.js';
import { ClockCheck } from './sessions/clock-check.js';
import { loginModel } from './sessions/login-history.schema.js';
import { sessionModel } from './sessions/session.schema.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { Provider } from './single-sign-on/provider.js';
import { SingleSignOnController } from './single-sign-on/single-sign-on.controller.js';
import { SsoFlowService } from './single-sign-on/sso-flow.service.js';
import { SsoPeople } from './single-sign-on/sso-people.js';
import { ssoModel } from './single-sign-on/sso-settings.schema.js';
import { SsoSettingsService } from './single-sign-on/sso-settings.service.js';
import { TermsController } from './terms/terms.controller.js';
import { termsModel } from './terms/terms.schema.js';
import { TermsService } from './terms/terms.service.js';
import { TermsVersionsService } from './terms/terms-versions.service.js';
import { RecoveryService } from './two-factor/recovery.service.js';
import { TwoFactorController } from './two-factor/two-factor.controller.js';
import { TwoFactorService } from './two-factor/two-factor.service.js';
import { Administrators } from './users/administrators.js';
import { tenantModel } from './users/tenant.schema.js';
import { userModel } from './users/user.schema.js';
import { viewTokenModel } from './view-tokens/view-token.schema.js';
import { ViewTokensController } from './view-tokens/view-tokens.controller.js';
import { ViewTokensService } from './view-tokens/view-tokens.service.js';

/** Tenants, users and their roles, sessions, two factors, terms. */
@Module({
  imports: [
    mongo(),
    KitModule,
    MongooseModule.forFeature([
      tenantModel,
      userModel,
      profileModel,
      sessionModel,
      loginModel,
      attemptsModel,
      termsModel,
      heldMailModel,
      mailControlModel,
      contactMessageModel,
      mailWaitModel,
      oneTimeTokenModel,
      viewTokenModel,
      linkModel,
      ssoModel,
      passkeyModel,
      challengeModel,
      linkOpeningModel,
    ]),
  ],
  controllers: [
    RegistrationController,
    ProfileController,
    SecurityController,
    LoginController,
    EmailController,
    InvitationsController,
    ContactController,
    AccountsController,
    PeopleController,
    PermissionsController,
    SessionsController,
    TwoFactorController,
    ViewTokensController,
    LinksController,
    LinkCodesController,
    SingleSignOnController,
    PasskeysController,
    MailsController,
    InvitationsController,
    TermsController,
    ClientErrorsController,
    OperatorsController,
    BackOfficeController,
  ],
  providers: [
    ClockCheck,
    RegistrationService,
    AccountsService,
    PermissionsService,
    OperatorsService,
    ViewTokensService,
    LinksService,
    LinkCodes,
    Provider,
    SsoFlowService,
    SsoPeople,
    SsoSettingsService,
    Challenges,
    PasskeyProofs,
    PasskeysService,
    PasskeySignInService,
    ProfileService,
    ProfileChangesService,
    SecurityService,
    RecoveryService,
    LoginService,
    SessionsService,
    AttemptsService,
    OwnPasswordService,
    Administrators,
    LastApprover,
    AccountList,
    TwoFactorService,
    TermsService,
    TermsVersionsService,
    ContactService,
    MailsService,
    MailControl,
    MailOffice,
    Letters,
    EmailService,
    InvitationsService,
    MailWaits,
    OneTimeTokens,
    UsersService,
  ],
})
export class IdentityModule {}
