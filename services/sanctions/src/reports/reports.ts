import { createHash } from 'node:crypto';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { AskScreeningReport, ReportStored } from '@dossier/proto/calls/screening-report';
import type { ScreeningAnswer } from '@dossier/proto/calls/screening-result';
import type { SavedScreening, SaveScreening } from '@dossier/proto/calls/screenings';
import { failure } from '@dossier/proto/failures/failure';
import { subjectName } from '@dossier/proto/rules/screening';
import { screeningReport } from '@dossier/proto/texts/screening-report';
import { Injectable } from '@nestjs/common';
import type { ScreeningRecord } from '../screenings/screening.schema.js';
import { Screenings } from '../screenings/screenings.js';
import { Subjects } from '../screenings/subjects.js';
import { Printer } from './printer.js';
import { ReportFiles } from './report-files.js';
import { type ReportFile, WorldCheck } from './world-check.js';

/** Stored screenings as PDF files. */
@Injectable()
export class Reports {
  constructor(
    private readonly screenings: Screenings,
    private readonly files: ReportFiles,
    private readonly worldCheck: WorldCheck,
    private readonly subjects: Subjects,
    private readonly store: Store,
    private readonly printer: Printer,
  ) {}

  async save(
    { search_id, sanctionIndex, person_id, time_zone }: SaveScreening,
    by: Principal,
  ): Promise<SavedScreening> {
    const known = await this.store.answered<SavedScreening>();
    if (known) return known;
    const record = await this.screenings.visible(search_id, by);
    if (person_id && record.person_id && record.person_id !== person_id) throw failure('sanctions.search.not_found');
    const file = await this.printed(record, sanctionIndex, time_zone);
    const kyc_file_id = person_id && (await this.propose(record.company_id, person_id, file));
    const query = queryOf({ sanctionIndex, time_zone });
    return this.store.write(async () => {
      await this.store.audit(by, 'sanctions.screening.saved', search_id, { sha256: file.sha256, kyc_file_id });
      return {
        filename: file.filename,
        size: file.bytes.length,
        url: `/api/v1/sanction-screening/${search_id}/pdf${query}`,
        ...(kyc_file_id && { kyc_file_id }),
      };
    });
  }

  private async propose(company_id: string, id: string, file: ReportFile): Promise<string | undefined> {
    return this.worldCheck.propose(company_id, { link: await this.subjects.linkOf(id), id }, file);
  }

  /** Prints the stored evidence, which never changes, and puts the file where the gateway finds it. */
  async make({ id, sanctionIndex, time_zone }: AskScreeningReport, by: Principal): Promise<ReportStored> {
    const record = await this.screenings.visible(id, by);
    const { bytes, filename, sha256 } = await this.printed(record, sanctionIndex, time_zone);
    const key = `screenings/${by.tenantId}/${id}/${sha256}.pdf`;
    await this.files.put(key, bytes);
    return { key, filename, size: bytes.length };
  }

  private async printed(
    { brief: _, carried: __, ...record }: ScreeningRecord,
    index?: number,
    timeZone?: string,
  ): Promise<ReportFile> {
    const bytes = await this.printer.print({ record, index, timeZone });
    return { bytes, filename: filenameOf(record), sha256: createHash('sha256').update(bytes).digest('hex') };
  }
}

/** What some system does not take in a name; everything else stays as it was typed. */
const NOT_IN_A_FILENAME = /[\\/:*?"<>|\p{C}]/gu;

function filenameOf({ request, at }: Pick<ScreeningRecord, 'request' | 'at'>): string {
  const { general } = JSON.parse(request) as ScreeningAnswer['request'];
  const name = subjectName(general).replace(NOT_IN_A_FILENAME, '').slice(0, 60);
  return screeningReport.filename(name, at.toISOString().slice(0, 10));
}

function queryOf(asked: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}
