import { cleanDelta } from '../rules/rich-text.js';
import { phrasesOf } from '../texts/define.js';
import { identity } from '../texts/identity.js';
import type { FieldErrors } from '../texts/phrase.js';
import { httpCall } from './call.js';
import { Anything, DateTime, List, Nested, ObjectId, Text, Whole } from './fields.js';

const { terms } = phrasesOf(identity);

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

export class SaveTerms {
  @Anything({ optional: false, description: 'Quill Delta, as an object or as JSON text, at most 64 KB' })
  structure: unknown;
  @Text({ optional: true, max: 100_000, description: 'Not needed: the plain text follows from the structure' })
  content?: string;
}

const isWritten = (structure: unknown): boolean =>
  cleanDelta(structure)?.ops.some(({ insert }) => insert.trim() !== '') ?? false;

export const saveTerms = httpCall({
  subject: 'identity.terms.save',
  method: 'POST',
  path: 'save-terms',
  base: 'bo/v1',
  access: 'super-user',
  summary: 'Put a new version of the terms in force; earlier ones are kept',
  input: SaveTerms,
  output: Terms,
  check: ({ structure }): FieldErrors => (isWritten(structure) ? {} : { structure: terms.unwritten }),
  writes: true,
});

export class ListTermsVersions {}

export class TermsVersion {
  @Whole({ min: 1 }) version: number;
  @DateTime() updated: string;
  @Text({ description: 'Who saved it; empty for the first text' }) by: string;
  @Whole({ description: 'People who agreed to it' }) agreed: number;
}

export class TermsVersions {
  @List(() => TermsVersion, { description: 'The newest first' }) versions: TermsVersion[];
}

export const listTermsVersions = httpCall({
  subject: 'identity.terms.versions',
  method: 'GET',
  path: 'get-terms-versions',
  base: 'bo/v1',
  access: 'super-user',
  summary: 'Every version of the terms, and how many agreed to it',
  input: ListTermsVersions,
  output: TermsVersions,
});

export class ListTermsAgreements {
  @Whole({ min: 1 }) version: number;
  @Whole({ optional: true, min: 1, max: 10_000 }) page?: number;
}

export class TermsAgreement {
  @ObjectId() user_id: string;
  @Text() username: string;
  @Text() email: string;
  @DateTime() at: string;
}

export class TermsAgreements {
  @List(() => TermsAgreement) agreements: TermsAgreement[];
  @Whole() count: number;
}

export const listTermsAgreements = httpCall({
  subject: 'identity.terms.agreements',
  method: 'GET',
  path: 'get-terms-agreements',
  base: 'bo/v1',
  access: 'super-user',
  summary: 'Who agreed to a version of the terms, and when',
  input: ListTermsAgreements,
  output: TermsAgreements,
});
