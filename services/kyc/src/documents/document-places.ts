import type { Principal } from '@dossier/kit/principal';
import type { DocumentPlace } from '@dossier/proto/calls/kyc-files';
import { documentEntry } from '@dossier/proto/documents/catalogue';
import { DOCUMENT_LINKS, placeErrors } from '@dossier/proto/documents/place';
import { invalid } from '@dossier/proto/failures/failure';
import type { Links } from '@dossier/proto/records/model/facts';
import type { Section } from '@dossier/proto/records/model/sections';
import { sectionOf } from '@dossier/proto/records/section';
import { Injectable } from '@nestjs/common';
import { requireAct } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import { companyFacts, type FileRecord } from '../file/file-record.js';

/** Where a new document will hang; `existing` is the one that is already there, of a type that each record has once. */
export type Place = {
  company: FileRecord;
  owner: FileRecord;
  links: Links;
  section: Section;
  documentType: string;
  existing?: FileRecord;
};

const isDocumentLink = (name: string): boolean => (DOCUMENT_LINKS as readonly string[]).includes(name);

/** Finds the place of a document and decides whether one may put something there. */
@Injectable()
export class DocumentPlaces {
  constructor(private readonly files: ClientFiles) {}

  async find(by: Principal, { company_id, documentType, ...given }: DocumentPlace): Promise<Place> {
    const company = await this.files.company(by, company_id);
    const errors = placeErrors({ documentType, ...given });
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const links: Links = Object.fromEntries(
      Object.entries(given).filter(([name, id]) => isDocumentLink(name) && id !== undefined),
    );
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
