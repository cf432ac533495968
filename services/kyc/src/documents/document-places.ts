import type { Principal } from '@dossier/kit/principal';
import type { DocumentPlace } from '@dossier/proto/calls/kyc-files';
import { documentEntry } from '@dossier/proto/documents/catalogue';
import { invalid } from '@dossier/proto/failures/failure';
import type { Links } from '@dossier/proto/records/model/facts';
import type { Section } from '@dossier/proto/records/model/sections';
import { sectionOf } from '@dossier/proto/records/section';
import { documentTexts } from '@dossier/proto/texts/documents';
import { Injectable } from '@nestjs/common';
import { requireAct } from '../records/access.js';
import { ClientFiles } from '../records/client-files.js';
import { companyFacts, type FileRecord } from '../records/file-record.js';

/** Where a new document will hang; `existing` is the one that is already there, of a type that each record has once. */
export type Place = {
  company: FileRecord;
  owner: FileRecord;
  links: Links;
  section: Section;
  documentType: string;
  existing?: FileRecord;
};

const OWNERS = {
  company: [],
  person: ['person', 'ubo_related'],
  entity: ['legalEntity'],
  subsidiary: ['subsidiary_id'],
  due_diligence: [],
} as const;

/** Finds the place of a document and decides whether one may put something there. */
@Injectable()
export class DocumentPlaces {
  constructor(private readonly files: ClientFiles) {}

  async find(by: Principal, { company_id, documentType, ...given }: DocumentPlace): Promise<Place> {
    const company = await this.files.company(by, company_id);
    const links = linksOf(documentType, given);
    const owner = await this.files.parentOf(company, 'kyc_file', links);
    const section = sectionOf('kyc_file', { links, owner: owner.section, company: companyFacts(company) });
    requireAct(by, 'upload', { kind: 'kyc_file', section });
    const existing = await this.existing(company, links, documentType);
    return { company, owner, links, section, documentType, ...(existing ? { existing } : {}) };
  }

  private async existing(company: FileRecord, links: Links, documentType: string): Promise<FileRecord | undefined> {
    if (documentEntry(documentType)?.multiple) return undefined;
    const beside = await this.files.beside(company, 'kyc_file', links);
    return beside.find((document) => document.documentType === documentType);
  }
}

/** A document of a person hangs on a person or UBO, one of the client on nothing else. */
function linksOf(documentType: string, given: Omit<DocumentPlace, 'company_id' | 'documentType'>): Links {
  const links = Object.entries(given).filter(([, id]) => id !== undefined);
  const allowed: readonly string[] = OWNERS[documentEntry(documentType)?.parent ?? 'company'];
  const wrong = links.filter(([link]) => !allowed.includes(link));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map(([link]) => [link, documentTexts.otherOwner])));
  if (links.length !== Math.min(allowed.length, 1)) throw invalid({ [allowed[0] as string]: documentTexts.oneOwner });
  return Object.fromEntries(links);
}
