import { LINK_ENDED } from '../texts/recovery.js';

export const identityFailures = {
  'identity.credentials.wrong': { status: 401, message: 'Wrong email or password' },
  'identity.account.locked': { status: 429, message: 'Too many failed attempts. Please try again later' },
  'identity.code.wrong': { status: 401, message: 'The code is not correct' },
  'identity.email.used': { status: 401, message: 'This email is already registered' },
  'identity.user.forbidden': { status: 403, message: 'Your session has ended. Please sign in again' },
  'identity.user.email_used': { status: 400, message: 'This email is already registered' },
  'identity.user.not_found': { status: 404, message: 'Associated object was not found' },
  'identity.user.administrator': { status: 409, message: 'An administrator cannot be deleted' },
  'identity.user.not_client': { status: 409, message: 'Only a client is bound to client files' },
  'identity.permissions.locked': { status: 409, message: 'The permissions of an administrator are locked' },
  'identity.user.administrator_stays': {
    status: 409,
    message: 'An administrator can be disabled by another administrator only',
  },
  'identity.role.locked': {
    status: 409,
    message: 'The user type of an administrator can be changed by another administrator only',
  },
  'identity.administrator.last': { status: 409, message: 'The last administrator stays' },
  'identity.approver.last': {
    status: 409,
    message:
      'Changes wait that only this person may approve. Please have them decided first, or let somebody else approve, too',
  },
  'identity.password.wrong': { status: 400, message: 'The current password is not correct' },
  'identity.permissions.own': { status: 403, message: 'You cannot change your own permissions' },
  'identity.super_user.exists': { status: 409, message: 'There is a super user already' },
  'identity.role.not_yours': { status: 403, message: 'Only an administrator can set the role' },
  'identity.two_factor.completed': { status: 409, message: 'Two factor authentication is already set up' },
  'identity.two_factor.missing': { status: 409, message: 'Please set up two factor authentication first' },
  'identity.two_factor.not_started': { status: 409, message: 'Please start the two factor set up first' },
  'identity.invitation.accepted': { status: 409, message: 'The invitation was accepted already' },
  'identity.mail.not_failed': { status: 409, message: 'This mail was not given up' },
  'identity.token.ended': { status: 400, message: LINK_ENDED },
  'identity.link.ended': { status: 401, message: 'This link has expired or was withdrawn. Please ask for a new one' },
  'identity.link.not_found': { status: 404, message: 'Associated object was not found' },
  'identity.view_token.ended': { status: 401, message: 'The link to this file has expired' },
} as const;
