import { readSettings } from '@dossier/kit/config';

export const identitySettings = {
  PASSWORD_PEPPER: {
    type: 'text',
    sentence: 'Key mixed into every password before it is hashed; losing it makes all passwords useless.',
    secret: true,
  },
  SECRET_KEY: {
    type: 'text',
    bytes: 32,
    sentence: '32 bytes in base64 that encrypt two-factor secrets and vouch for the links of visitors.',
    secret: true,
  },
  TWO_FACTOR: {
    type: 'choice',
    choices: ['all', 'privileged', 'off'],
    default: 'privileged',
    sentence: 'Who must set up two factors; privileged are super user, administrator and compliance officer.',
  },
  SESSION_IDLE_MINUTES: { type: 'number', default: 60, sentence: 'A session unused for so long ends.' },
  SESSION_HOURS: { type: 'number', default: 12, sentence: 'A session ends after so long in any case.' },
  RATE_LIMIT_FACTOR: {
    type: 'number',
    default: 1,
    sentence: 'Multiplies the failed sign-ins allowed per address; load tests raise it.',
  },
  SMTP_URL: {
    type: 'text',
    default: '',
    sentence: 'Mail server, as smtp://user:password@host:port; empty sends none.',
  },
  MAIL_FROM: { type: 'text', default: 'Dossier <no-reply@localhost>', sentence: 'Sender of every mail.' },
  CONTACT_EMAIL: {
    type: 'text',
    default: '',
    sentence: 'Where messages of the contact form are mailed to; empty keeps them in the database only.',
  },
  SSO_INNER_PROVIDERS: {
    type: 'flag',
    default: false,
    sentence:
      'Single sign-on may use providers over http and in inner networks: for tests, and a provider beside this installation.',
  },
  PUBLIC_URL: { type: 'text', default: 'http://localhost:8080', sentence: 'Where people open the application.' },
} as const;

export const settings = readSettings(identitySettings);
export type TwoFactorMode = (typeof identitySettings.TWO_FACTOR.choices)[number];
