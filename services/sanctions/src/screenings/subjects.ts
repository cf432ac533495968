import { Bus } from '@dossier/kit/bus';
import { type ScreenedPerson, type ScreeningSubjectFound, screeningSubject } from '@dossier/proto/calls/kyc-screening';
import { failure } from '@dossier/proto/failures/failure';
import type { ScreeningRequest } from '@dossier/proto/rules/screening';
import { screening } from '@dossier/proto/texts/screening';
import { Injectable } from '@nestjs/common';

/** What kyc calls it, what the request calls it, what people call it. */
const NEEDED = [
  ['firstName', 'firstname', screening.fields.first_name],
  ['lastName', 'surname', screening.fields.last_name],
  ['dateOfBirth', 'dob', screening.fields.date_of_birth],
  ['passportCountry', 'nationality', screening.fields.nationality],
] as const;

/** The clients and people that may be screened, as the client file says. */
@Injectable()
export class Subjects {
  constructor(private readonly bus: Bus) {}

  /** The client, if the acting person sees it and it allows screening. */
  async allowedClient(company_id: string): Promise<string> {
    return allowed(await this.bus.call(screeningSubject, { company_id })).company_id;
  }

  /** Any client that the acting person sees: what was screened stays readable once the client forbids more. */
  async visibleClient(company_id: string): Promise<void> {
    await this.bus.call(screeningSubject, { company_id });
  }

  /** A person of a client file as a request. Throws 400 that names the fields the record lacks. */
  async person(person_id: string): Promise<{ company_id: string; request: ScreeningRequest }> {
    const { company_id, person = {} } = allowed(await this.bus.call(screeningSubject, { person_id }));
    const missing = NEEDED.filter(([field]) => !person[field]);
    if (missing.length > 0) throw incomplete(missing);
    return { company_id, request: requestOf(person) };
  }
}

function allowed(found: ScreeningSubjectFound): ScreeningSubjectFound {
  if (!found.is_allowed) throw failure('sanctions.client.not_allowed');
  return found;
}

function incomplete(missing: (typeof NEEDED)[number][]) {
  const names = missing.map(([, , label]) => label);
  return failure('sanctions.person.incomplete', {
    message: screening.errors.fillFields(names.join(', ')),
    requiredFileds: names,
  });
}

const requestOf = (person: ScreenedPerson): ScreeningRequest => ({
  type: 'person',
  ...Object.fromEntries(NEEDED.map(([field, name]) => [name, person[field]])),
});
