import { readSettings } from './config.js';

/** What every process reads, whatever it does. */
export const baseSettings = {
  NATS_URL: { type: 'text', default: 'nats://127.0.0.1:4222', sentence: 'Where the NATS server listens.' },
  NATS_USER: { type: 'text', default: '', sentence: 'NATS user of this process; each process has its own subjects.' },
  NATS_PASSWORD: { type: 'text', default: '', sentence: 'Password of the NATS user.', secret: true },
  NATS_MAX_PAYLOAD: {
    type: 'number',
    default: 8 * 1024 ** 2,
    sentence:
      'Bytes that the NATS server must take in one message (its max_payload); with less, /readyz says degraded.',
  },
  NATS_STREAM_REPLICAS: {
    type: 'number',
    default: 1,
    sentence: 'Servers of a NATS cluster that keep each event, read when the stream is made: 1, 3 or 5.',
  },
  NATS_STREAM_BYTES: {
    type: 'number',
    default: 4 * 1024 ** 3,
    sentence: 'Largest size of the stream of events, read when it is made; a full stream takes no more.',
  },
  HEALTH_PORT: { type: 'number', default: 0, sentence: 'Port of /livez, /readyz and /metrics; 0 picks a free one.' },
  HEALTH_HOST: { type: 'text', default: '127.0.0.1', sentence: 'Address that /livez, /readyz and /metrics listen on.' },
  TIME_ZONE: { type: 'text', default: 'UTC', sentence: 'IANA time zone of nightly work, such as Europe/Amsterdam.' },
  LOG_LEVEL: {
    type: 'choice',
    choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    default: 'info',
    sentence: 'Log lines below this level are not written.',
  },
  PRINCIPAL_PUBLIC_KEY: {
    type: 'text',
    default: '',
    sentence: 'Ed25519 key (SPKI DER, base64) that checks who calls.',
  },
  PRINCIPAL_PRIVATE_KEY: {
    type: 'text',
    default: '',
    sentence: 'Ed25519 key (PKCS8 DER, base64); the gateway alone has it.',
    secret: true,
  },
} as const;

// A script has neither key; a service cannot do without the public one, the gateway not without the private one.
const { default: _noPublicKey, ...publicKey } = baseSettings.PRINCIPAL_PUBLIC_KEY;
const { default: _noPrivateKey, ...privateKey } = baseSettings.PRINCIPAL_PRIVATE_KEY;
export const serviceKeySettings = { PRINCIPAL_PUBLIC_KEY: publicKey } as const;
export const gatewayKeySettings = { PRINCIPAL_PRIVATE_KEY: privateKey } as const;

export const mongoSettings = {
  MONGO_URL: {
    type: 'text',
    default: 'mongodb://127.0.0.1:27017/?replicaSet=rs0',
    sentence: 'MongoDB replica set, without a database name.',
  },
  MIGRATE: {
    type: 'flag',
    default: true,
    sentence:
      'Brings an older database up to date at the start; false refuses to start, as it is done beforehand by "migrate".',
  },
} as const;

export const storageSettings = {
  S3_ENDPOINT: { type: 'text', default: 'http://127.0.0.1:9000', sentence: 'Any S3 store, as a URL.' },
  S3_ACCESS_KEY: { type: 'text', sentence: 'S3 access key.' },
  S3_SECRET_KEY: { type: 'text', sentence: 'S3 secret key.', secret: true },
  S3_REGION: { type: 'text', default: 'us-east-1', sentence: 'S3 region.' },
  S3_BUCKET: { type: 'text', default: 'dossier', sentence: 'Bucket for documents; made if it is missing.' },
} as const;

/** Of whoever keeps documents. */
export const orphanSettings = {
  ORPHAN_HOURS: {
    type: 'number',
    default: 24,
    sentence:
      'Age from which a stored file that belongs to no document is removed; interrupted uploads leave such files.',
  },
} as const;

export const base = readSettings(baseSettings);
/** What this process is called in logs and events, and its database; `start` says it. */
export let processName: string = base.NATS_USER || 'dossier';
export const nameProcess = (name: string): void => {
  processName = name;
};
