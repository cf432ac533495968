import type { Principal } from '@dossier/kit/principal';
import type {
  AskScreeningSubject,
  ScreenedLink,
  ScreenedPerson,
  ScreeningSubjectFound,
} from '@dossier/proto/calls/kyc-screening';
import { failure } from '@dossier/proto/failures/failure';
import { effectiveValues, liveValues } from '@dossier/proto/records/model/stored';
import { titleOf } from '@dossier/proto/records/title';
import { Injectable } from '@nestjs/common';
import { requireAct } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import type { FileRecord } from '../file/file-record.js';

const SCREENED = ['firstName', 'lastName', 'dateOfBirth', 'passportCountry'] as const;

/** What a sanction screening needs of a client file. */
@Injectable()
export class ScreeningService {
  constructor(private readonly files: ClientFiles) {}

  async subject({ company_id, person_id }: AskScreeningSubject, by: Principal): Promise<ScreeningSubjectFound> {
    const person = person_id ? await this.files.oneOf(by, ['person', 'ubo'], person_id) : undefined;
    if (person) requireAct(by, 'view', person);
    const id = person?.company_id ?? company_id;
    if (!id) throw failure('kyc.company.not_found');
    const company = await this.files.company(by, id);
    return {
      company_id: company._id,
      company_name: titleOf('company', company),
      is_allowed: liveValues(company).sanction_screening_available === 'YES',
      ...(person && { person: screened(person) }),
    };
  }
}

function screened(person: FileRecord): ScreenedPerson {
  const values = effectiveValues(person);
  const known = SCREENED.map((name) => [name, values[name]] as const);
  const link: ScreenedLink = person.kind === 'ubo' ? 'ubo_related' : 'person';
  return { link, ...Object.fromEntries(known.filter(([, value]) => typeof value === 'string' && value)) };
}
