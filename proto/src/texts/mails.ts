import { defineTexts } from './define.js';

/** The operator's view of mails that have not gone out. */
export const mailsScreen = defineTexts('mails', {
  title: 'E-mails',
  sending: 'E-mails are sent out',
  sendingHint:
    'Switched off, all e-mails wait here but those of security: sign-in, invitations, passwords and addresses.',
  held: 'E-mails are held back. Those of security go out all the same.',
  switchedOn: 'E-mails are sent out again',
  switchedOff: 'E-mails are held back',
  notSent: 'Not sent yet',
  to: 'To',
  occasion: 'Occasion',
  state: 'State',
  since: 'Since',
  tries: 'Tries',
  reason: 'Reason',
  action: 'Action',
  retry: 'Try again',
  retried: 'It is being sent again',
  empty: 'All e-mails have gone out',
  failed: 'There was an error loading the e-mails',
  states: { failed: 'Given up', waiting: 'Waiting', held: 'Held back' },
  kinds: {
    locked: 'Account locked',
    registered_again: 'Registered again',
    verify: 'Address to confirm',
    reset: 'Password reset',
    invite: 'Invitation',
    password_changed: 'Password changed',
    email_changed: 'Address changed',
    recovery_used: 'Recovery code used',
    passkey_added: 'Passkey added',
    contact: 'Contact form',
    said: 'Notice',
  },
});
