import { httpCall } from './call.js';
import { Text } from './fields.js';

const LONGEST = 500_000;

export class ClientError {
  @Text({ max: LONGEST }) message: string;
  @Text({ max: LONGEST, optional: true }) stack?: string;
  @Text({ max: LONGEST, optional: true }) url?: string;
}

export class ClientErrorNoted {}

export const reportClientError = httpCall({
  subject: 'identity.client-error.report',
  method: 'POST',
  path: 'error',
  access: 'public',
  summary: 'Report an error that a browser met; at most 8 KB are kept',
  input: ClientError,
  output: ClientErrorNoted,
  limit: { count: 10, seconds: 60 },
});
