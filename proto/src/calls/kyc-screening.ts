import { internalCall } from './call.js';
import { Flag, Nested, ObjectId, Text } from './fields.js';

export class AskScreeningSubject {
  @ObjectId({ optional: true }) company_id?: string;
  @ObjectId({ optional: true, description: 'The client is then the one the person belongs to' }) person_id?: string;
}

/** The person's values as they will be once what waits is approved; empty ones are left out. */
export class ScreenedPerson {
  @Text({ optional: true }) firstName?: string;
  @Text({ optional: true }) lastName?: string;
  @Text({ optional: true }) dateOfBirth?: string;
  @Text({ optional: true }) passportCountry?: string;
}

export class ScreeningSubjectFound {
  @ObjectId() company_id: string;
  @Flag({ description: 'The client allows sanction screening via third party API' }) is_allowed: boolean;
  @Nested(() => ScreenedPerson, { optional: true }) person?: ScreenedPerson;
}

/**
 * Whether the acting person sees the client (else `kyc.company.not_found` or `kyc.record.not_found`) and whether the
 * client allows screening; with a person_id also what is known of that person.
 */
export const screeningSubject = internalCall({
  subject: 'kyc.screening.subject',
  summary: 'The client and person of a screening',
  input: AskScreeningSubject,
  output: ScreeningSubjectFound,
  callers: ['sanctions'],
});
