import { pino } from 'pino';
import { base } from './settings.js';

/** One JSON object per line. Secrets are never handed to it; the redaction is the second net. */
export const log = pino({
  level: base.LOG_LEVEL,
  base: { service: process.env.SERVICE ?? base.NATS_USER },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['password', 'token', 'secret', '*.password', '*.token', '*.secret'],
});
