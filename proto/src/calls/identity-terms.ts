import { httpCall } from './call.js';
import { Anything, DateTime, Nested, Text, Whole } from './fields.js';

export class GetTerms {}

export class TermsView {
  @Whole({ min: 1 }) version: number;
  @Anything({ optional: false, description: 'Quill Delta.' }) structure: object;
  @Text({ description: 'The same as plain text.', max: 100_000 }) content: string;
  @DateTime() updated: string;
}

export class Terms {
  @Nested(() => TermsView) terms: TermsView;
}

export const getTerms = httpCall({
  subject: 'identity.terms.get',
  method: 'GET',
  path: 'get-terms',
  access: 'public',
  summary: 'The terms and conditions',
  input: GetTerms,
  output: Terms,
});
