import { internalCall } from './call.js';
import { MapOf } from './fields.js';

export class ReadReporter {}

export class Reporter {
  @MapOf({ type: 'string' }) fields: Record<string, string>;
}

export const readReporter = internalCall({
  subject: 'identity.profile.reporter',
  summary: 'What the settings of whoever asks say of the reporting entity',
  input: ReadReporter,
  output: Reporter,
  callers: ['fiu'],
});
