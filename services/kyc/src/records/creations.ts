import type { Principal } from '@dossier/kit/principal';
import { type CreateInput, splitLinks } from '@dossier/proto/calls/record-input';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { withAuthors } from '@dossier/proto/records/authors';
import { newRecord } from '@dossier/proto/records/changes';
import { checkEdit, normalise } from '@dossier/proto/records/check';
import { checkCreation, type Planned, planCreation } from '@dossier/proto/records/creation';
import { definitionOf, type Kind } from '@dossier/proto/records/definitions';
import type { Links } from '@dossier/proto/records/model/facts';
import type { Plain } from '@dossier/proto/records/model/json';
import { effectiveValues } from '@dossier/proto/records/model/stored';
import { sectionOf } from '@dossier/proto/records/section';
import { recordTexts } from '@dossier/proto/texts/records';
import { Injectable } from '@nestjs/common';
import type { CameWith } from '../changes/change-event.js';
import { Proposals } from '../changes/proposals.js';
import { requireAct } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import { companyFacts, type FileRecord, factsOf } from '../file/file-record.js';
import { newId } from '../file/new-id.js';
import { Edits } from './edits.js';

type More = CameWith & { behind?: Plain };
export type Created = { change: string; records: [FileRecord, ...FileRecord[]] };

/** Makes records that wait to be added. Part of the caller's transaction. */
@Injectable()
export class Creations {
  constructor(
    private readonly files: ClientFiles,
    private readonly edits: Edits,
    private readonly proposals: Proposals,
  ) {}

  /** `behind` are further values of the person or entity that is made together with a holding or an office. */
  async create(
    by: Principal,
    kind: Kind,
    input: CreateInput,
    { behind = {}, ...cameWith }: More = {},
  ): Promise<Created> {
    const { links, values } = splitLinks(kind, input);
    const company = await this.files.company(by, input.company_id);
    const parent = await this.parent(company, kind, links);
    const section = sectionOf(kind, { links, owner: parent.section, company: companyFacts(company) });
    requireAct(by, 'create', { kind, section });
    await this.check(company, kind, links, values);
    const planned = withMore(plan(kind, values), normalise(behind));
    assertBehind(company, planned, behind);
    const change = newId();
    const records = this.build(by, company, links, planned, change) as Created['records'];
    await this.proposals.add(by, company, change, records, cameWith);
    return { change, records };
  }

  /** The record a new one hangs on, held so that it cannot be removed at the same moment. */
  private async parent(company: FileRecord, kind: Kind, links: Links): Promise<FileRecord> {
    const { companyType } = definitionOf(kind);
    if (companyType && companyFacts(company).company_type !== companyType) throw failure('kyc.company.has_other_kind');
    const parent = await this.files.parentOf(company, kind, links);
    // An individual is owned by nobody.
    if (kind === 'shareholder' && effectiveValues(parent).shareholder_type === 'person')
      throw invalid({ share_holder_related: recordTexts.ownersOfIndividual });
    await this.files.touch(parent);
    return parent;
  }

  private async check(company: FileRecord, kind: Kind, links: Links, values: Plain): Promise<void> {
    const errors = checkCreation(kind, values, {
      ...factsOf(company, { links }),
      ...(await this.edits.remaining(company, { kind, links }, values)),
    });
    if (Object.keys(errors).length > 0) throw invalid(errors);
  }

  private build(
    by: Principal,
    company: FileRecord,
    links: Links,
    planned: ReturnType<typeof plan>,
    change: string,
  ): FileRecord[] {
    const first = newId();
    return planned.map(({ kind: each, values, link, documentType }, at) =>
      newFileRecord(by, company, {
        _id: at === 0 ? first : newId(),
        kind: each,
        links: link ? { [link]: first } : links,
        ...(documentType ? { documentType } : {}),
        ...newRecord(withAuthors(each, {}, values, by.name), change),
      }),
    );
  }
}

/** An account number has its transaction profile from the start, a subsidiary the document of its annual account. */
function plan(kind: Kind, values: Plain): (Planned & { documentType?: string })[] {
  const planned = planCreation(kind, values);
  const own = planned[0]?.values ?? {};
  if (kind === 'account_number')
    return [...planned, { kind: 'transaction_profile', values: own, link: 'account_number_id' }];
  if (kind !== 'subsidiary') return planned;
  const year: Plain = { year: own.last_annual_account_on_file ?? null };
  return [...planned, { kind: 'kyc_file', documentType: 'subsidiaries', values: year, link: 'subsidiary_id' }];
}

const withMore = ([first, second, ...rest]: ReturnType<typeof plan>, more: Plain) =>
  [first, second && { ...second, values: { ...second.values, ...more } }, ...rest].filter((each) => each !== undefined);

/** The name of whoever is made together with a holding is checked with it; what else is said of them is checked here. */
function assertBehind(company: FileRecord, [, second]: ReturnType<typeof plan>, behind: Plain): void {
  if (!second?.link || Object.keys(behind).length === 0) return;
  const facts = { ...factsOf(company, { links: { [second.link]: 'new' } }), values: {}, creating: true };
  const errors = checkEdit(second.kind, second.values, facts);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

type Part = Pick<FileRecord, '_id' | 'kind' | 'links' | 'fields' | 'add'> & Partial<FileRecord>;

export const newFileRecord = (by: Principal, company: FileRecord, part: Part): FileRecord => ({
  tenant_id: company.tenant_id,
  company_id: company._id,
  section: sectionOf(part.kind, { links: part.links, company: companyFacts(company) }),
  created_at: new Date(),
  created_by: { id: by.userId, name: by.name },
  ...part,
});
