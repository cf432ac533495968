import { internalCall } from './call.js';
import { Flag, Nested, ObjectId, OneOf, Text } from './fields.js';

/** People that can be screened, by the links of their documents. */
export const SCREENED_LINKS = ['person', 'ubo_related'] as const;
export type ScreenedLink = (typeof SCREENED_LINKS)[number];

export class AskScreeningSubject {
  @ObjectId({ optional: true }) company_id?: string;
  @ObjectId({ optional: true, description: 'A person or UBO; the client is then the one they belong to' })
  person_id?: string;
}

/** The person's values as they will be once what waits is approved; empty ones are left out. */
export class ScreenedPerson {
  @OneOf(SCREENED_LINKS, { description: 'The link by which documents hang on them' }) link: ScreenedLink;
  @Text({ optional: true }) firstName?: string;
  @Text({ optional: true }) lastName?: string;
  @Text({ optional: true }) dateOfBirth?: string;
  @Text({ optional: true }) passportCountry?: string;
}

export class ScreeningSubjectFound {
  @ObjectId() company_id: string;
  @Text({ description: 'What people call the client' }) company_name: string;
  @Flag({ description: 'The client allows sanction screening via third party API' }) is_allowed: boolean;
  @Nested(() => ScreenedPerson, { optional: true }) person?: ScreenedPerson;
}

/**
 * Whether the acting person sees the client (else `kyc.company.not_found` or `kyc.record.not_found`) and whether the
 * client allows screening; with a person_id also what is known of that person or UBO.
 */
export const screeningSubject = internalCall({
  subject: 'kyc.screening.subject',
  summary: 'The client and person of a screening',
  input: AskScreeningSubject,
  output: ScreeningSubjectFound,
  callers: ['sanctions'],
});
