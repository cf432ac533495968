import { readSettings } from '@dossier/kit/config';

export const identitySettings = {
  PASSWORD_PEPPER: {
    type: 'text',
    default: '',
    sentence: 'Key mixed into every password before it is hashed; losing it makes all passwords useless. Required.',
    secret: true,
  },
  SECRET_KEY: {
    type: 'text',
    default: '',
    sentence: '32 bytes in base64 that encrypt two-factor secrets. Required.',
    secret: true,
  },
  TWO_FACTOR: {
    type: 'text',
    default: 'privileged',
    sentence: 'Who must set up two factors: all, privileged (super user, administrator, compliance officer) or off.',
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
  PUBLIC_URL: { type: 'text', default: 'http://localhost:8080', sentence: 'Where people open the application.' },
} as const;

export const settings = readSettings(identitySettings);
