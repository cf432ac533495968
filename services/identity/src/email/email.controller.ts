import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type EmailVerified,
  type ForgotPassword,
  forgotPasswordRequest,
  forgotPasswordResponse,
  type MailAsked,
  type PasswordReset,
  type ResetPassword,
  type SendVerificationEmail,
  sendVerificationEmail,
  type VerifyToken,
  verifyToken,
} from '@dossier/proto/calls/identity-email';
import { Controller } from '@nestjs/common';
import { EmailService } from './email.service.js';

@Controller()
export class EmailController {
  constructor(private readonly emails: EmailService) {}

  @Handle(sendVerificationEmail)
  sendVerification({ email }: SendVerificationEmail, by: Principal): Promise<MailAsked> {
    return this.emails.sendVerification(email, by);
  }

  @Handle(verifyToken)
  verify({ token }: VerifyToken): Promise<EmailVerified> {
    return this.emails.verify(token);
  }

  @Handle(forgotPasswordRequest)
  forgot({ email }: ForgotPassword): Promise<MailAsked> {
    return this.emails.forgot(email);
  }

  @Handle(forgotPasswordResponse)
  reset(input: ResetPassword): Promise<PasswordReset> {
    return this.emails.reset(input);
  }
}
