import { Bus } from '@dossier/kit/bus';
import type { Principal } from '@dossier/kit/principal';
import { ShortMemory } from '@dossier/kit/short-memory';
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

/** Who screens a client many times in a row is asked for once a second, as their session is (ADR 1). */
const FRESH_MS = 1_000;

/** The clients and people that may be screened, as the client file says. */
@Injectable()
export class Subjects {
  private readonly allowed = new ShortMemory<true>(FRESH_MS);

  constructor(private readonly bus: Bus) {}

  /** Throws unless the acting person sees the client and it allows screening. */
  async allowedClient(company_id: string, by: Principal): Promise<void> {
    await this.allowed.recall(`${by.sessionId}:${company_id}`, async () => {
      allowed(await this.bus.call(screeningSubject, { company_id }));
      return true;
    });
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
