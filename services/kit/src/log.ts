import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';
import { base } from './settings.js';

/** Lines are written together: under load a write costs more than making the line. What is fatal is written at once. */
const output = pino.destination({ fd: 1, minLength: 8_192, periodicFlush: 100, sync: false });

/** One JSON object per line. Secrets are never handed to it; the redaction is the second net. */
export const log = pino(
  {
    level: base.LOG_LEVEL,
    base: {},
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'token', 'secret', '*.password', '*.token', '*.secret'],
  },
  output,
);

/** Every line tells which process wrote it. */
export const nameLog = (service: string): void => log.setBindings({ service });

/** What Nest has to say becomes log lines, too: that a database is away, for one. */
export const nestLogger: LoggerService = {
  log: () => undefined,
  warn: (message: unknown) => log.warn(String(message)),
  error: (message: unknown, stack?: unknown) => log.error({ stack }, String(message)),
};
