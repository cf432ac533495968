import { Bus } from '@dossier/kit/bus';
import type { Principal } from '@dossier/kit/principal';
import { SwrCache } from '@dossier/kit/swr-cache';
import {
  type ScreenedLink,
  type ScreenedPerson,
  type ScreeningSubjectFound,
  screeningSubject,
} from '@dossier/proto/calls/kyc-screening';
import { failure } from '@dossier/proto/failures/failure';
import type { ScreeningRequest } from '@dossier/proto/rules/screening';
import { phrasesOf } from '@dossier/proto/texts/define';
import { labels } from '@dossier/proto/texts/labels';
import { screening } from '@dossier/proto/texts/screening';
import { Injectable } from '@nestjs/common';

/** What kyc calls it, what the request calls it, what the person's form calls it. */
const NEEDED = [
  ['firstName', 'firstname', labels.first_name],
  ['lastName', 'surname', labels.last_name],
  ['dateOfBirth', 'dob', labels.date_of_birth],
  ['passportCountry', 'nationality', labels.passport_country],
] as const;

/** Who screens a client many times in a row is asked for once a second, as their session is (ADR 1). */
const FRESH_MS = 1_000;

/** The clients and people that may be screened, as the client file says. */
@Injectable()
export class Subjects {
  private readonly allowed = new SwrCache<string>(FRESH_MS);

  constructor(private readonly bus: Bus) {}

  /** The client's name. Throws unless the acting person sees the client and it allows screening. */
  async allowedClient(company_id: string, by: Principal): Promise<string> {
    return this.allowed.get(`${by.sessionId}:${company_id}`, async () => {
      const { company_name } = allowed(await this.bus.call(screeningSubject, { company_id }));
      return company_name;
    });
  }

  /** Any client that the acting person sees: what was screened stays readable once the client forbids more. */
  async visibleClient(company_id: string): Promise<string> {
    return (await this.bus.call(screeningSubject, { company_id })).company_name;
  }

  /** By which link documents hang on a person or UBO. */
  async linkOf(person_id: string): Promise<ScreenedLink> {
    const { person } = await this.bus.call(screeningSubject, { person_id });
    return person?.link ?? 'person';
  }

  /** A person or UBO of a client file as a request. Throws 400 that names the fields the record lacks. */
  async person(person_id: string): Promise<{ company_id: string; company_name: string; request: ScreeningRequest }> {
    const { company_id, company_name, person } = allowed(await this.bus.call(screeningSubject, { person_id }));
    const missing = NEEDED.filter(([field]) => !person?.[field]);
    if (!person || missing.length > 0) throw incomplete(missing);
    return { company_id, company_name, request: requestOf(person) };
  }
}

function allowed(found: ScreeningSubjectFound): ScreeningSubjectFound {
  if (!found.is_allowed) throw failure('sanctions.client.not_allowed');
  return found;
}

function incomplete(missing: (typeof NEEDED)[number][]) {
  const names = missing.map(([, , label]) => label);
  return failure('sanctions.person.incomplete', {
    message: phrasesOf(screening).errors.fillFields(names),
    requiredFileds: names,
  });
}

const requestOf = (person: ScreenedPerson): ScreeningRequest => ({
  type: 'person',
  ...Object.fromEntries(NEEDED.map(([field, name]) => [name, person[field]])),
});
