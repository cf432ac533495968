import { passwordErrors } from '../rules/passwords.js';
import { phrasesOf } from '../texts/define.js';
import { recovery } from '../texts/recovery.js';
import { httpCall } from './call.js';
import { ObjectId, Text } from './fields.js';

const { passwordRequired } = phrasesOf(recovery);

export class Invitation {
  @ObjectId() user_id: string;
}

export class InvitationSent {}

export const resendInvitation = httpCall({
  subject: 'identity.invitation.resend',
  method: 'POST',
  path: 'user/account/resend-invitation',
  access: ['create_user'],
  summary: 'Mail an invitation anew; the earlier link works no more, the new one for 7 days',
  input: Invitation,
  output: InvitationSent,
  fails: ['identity.user.not_found', 'identity.invitation.accepted'],
  writes: true,
});

export class InvitationRevoked {}

export const revokeInvitation = httpCall({
  subject: 'identity.invitation.revoke',
  method: 'POST',
  path: 'user/account/revoke-invitation',
  access: ['create_user'],
  summary: 'Take an invitation back that nobody has accepted yet; the e-mail address is free again',
  input: Invitation,
  output: InvitationRevoked,
  fails: ['identity.user.not_found', 'identity.invitation.accepted'],
  writes: true,
});

export class AcceptInvitation {
  @Text({ optional: true, max: 200, description: 'The own choice' }) password?: string;
  @Text({ max: 200, description: 'Of the link in the mail' }) token: string;
}

export class InvitationAccepted {
  @Text({ description: 'What to sign in with' }) email: string;
}

export const acceptInvitation = httpCall({
  subject: 'identity.invitation.accept',
  method: 'POST',
  path: 'user/accept-invitation',
  access: 'public',
  summary: 'Choose the password of an account that one was invited to; agrees to the terms in force',
  input: AcceptInvitation,
  output: InvitationAccepted,
  check: ({ password }, _, broken) => {
    if (broken.includes('password')) return {};
    return password ? passwordErrors({ password }) : { password: passwordRequired };
  },
  fails: ['identity.token.ended'],
  secrets: ['password', 'token'],
  limit: { count: 30, seconds: 600 },
});
