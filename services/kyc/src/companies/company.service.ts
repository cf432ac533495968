import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import {
  type Dashboard,
  type FileOfCompany,
  HEADER_FIELDS,
  type ListingServicesUpdated,
  type MissingField,
  type SeenCompany,
  type UpdateListingServices,
} from '@dossier/proto/calls/kyc-companies';
import type { Answer } from '@dossier/proto/calls/kyc-records';
import type { CreateInput, UpdateInput } from '@dossier/proto/calls/record-input';
import type { RecordAnswer } from '@dossier/proto/calls/record-view';
import { companyChanged } from '@dossier/proto/events/kyc';
import { invalid } from '@dossier/proto/failures/failure';
import { apply, newRecord } from '@dossier/proto/records/changes';
import { checkEdit, normalise } from '@dossier/proto/records/check';
import { missingFields } from '@dossier/proto/records/completeness';
import type { Plain } from '@dossier/proto/records/model/json';
import { liveValues } from '@dossier/proto/records/model/stored';
import { titleOf } from '@dossier/proto/records/title';
import { Injectable } from '@nestjs/common';
import { companySnapshot } from '../changes/change-event.js';
import { mayDo } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import { type FileRecord, factsOf } from '../file/file-record.js';
import { FileSources } from '../file/file-sources.js';
import { newId } from '../file/new-id.js';
import { present } from '../file/present.js';
import { RecordService } from '../records/record.service.js';
import { areaDocuments } from './file-documents.js';

/** The client itself: opening its file, its dashboard, its review data. */
@Injectable()
export class CompanyService {
  constructor(
    private readonly files: ClientFiles,
    private readonly sources: FileSources,
    private readonly records: RecordService,
    private readonly store: Store,
    private readonly events: Events,
  ) {}

  /** A new client exists at once: there is nothing yet that an approval could protect. */
  create(input: CreateInput, by: Principal): Promise<Answer> {
    const values = normalise(input);
    const errors = checkEdit('company', values, { today: '', values: {}, creating: true });
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return this.store.write(async () => {
      const company = newCompany(by, values);
      await this.files.insert(company);
      await this.store.audit(by, 'kyc.company.created', company._id, values);
      await this.events.publish(companyChanged, by, company._id, { company: companySnapshot(company) });
      return { company: present(company, by) };
    });
  }

  async see(company_id: string, by: Principal): Promise<SeenCompany> {
    const company = await this.files.company(by, company_id);
    return { name: titleOf('company', company), company_type: String(liveValues(company).company_type ?? '') };
  }

  async dashboard({ company_id, snapshotId }: FileOfCompany, by: Principal): Promise<Dashboard> {
    const source = await this.sources.at(by, snapshotId);
    const company = await source.company(by, company_id);
    const documents = areaDocuments(company, await source.all(company), by);
    return mayDo(by, 'view', company)
      ? { companyData: present(company, by), missingFields: missingOf(company, source.day), documents }
      : { companyData: header(company, by), missingFields: [], documents };
  }

  update({ id, ...values }: UpdateInput, by: Principal): Promise<Answer> {
    return this.store.write(async () => {
      const company = await this.files.company(by, id);
      const { saved, changes } = await this.records.save(by, company, values);
      return { companyData: present(saved, by), changes };
    });
  }

  updateListing({ company_id, value }: UpdateListingServices, by: Principal): Promise<ListingServicesUpdated> {
    return this.store.write(async () => {
      const company = await this.files.company(by, company_id);
      const { saved, changes } = await this.records.save(by, company, { listing_services: value });
      return { listing_services: present(saved, by).listing_services as Plain, changes };
    });
  }
}

/** What the approved data lacks, each with the change that waits to fill it. */
const missingOf = (company: FileRecord, day: string): MissingField[] =>
  missingFields('company', liveValues(company), factsOf(company, company, day)).map((missing) => {
    const { new_value, change } = company.fields[missing.field] ?? {};
    return { ...missing, ...(change && new_value !== null ? { change_id: change } : {}) };
  });

/** Of the client itself, what every part of its file is shown with. */
function header(company: FileRecord, by: Principal): RecordAnswer {
  const { _id, company_id, createdAt, ...shown } = present(company, by);
  const names: readonly string[] = HEADER_FIELDS;
  return {
    _id,
    company_id,
    createdAt,
    ...Object.fromEntries(Object.entries(shown).filter(([name]) => names.includes(name))),
  };
}

function newCompany(by: Principal, values: ReturnType<typeof normalise>): FileRecord {
  const _id = newId();
  const { fields } = apply(newRecord(values, _id), _id).stored;
  return {
    _id,
    tenant_id: by.tenantId,
    company_id: _id,
    kind: 'company',
    links: {},
    section: 'dashboard',
    fields,
    created_at: new Date(),
    created_by: { id: by.userId, name: by.name },
  };
}
