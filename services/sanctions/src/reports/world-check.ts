import { randomBytes } from 'node:crypto';
import { Bus } from '@dossier/kit/bus';
import { attachFile, prepareFile } from '@dossier/proto/calls/kyc-files';
import type { ScreenedLink } from '@dossier/proto/calls/kyc-screening';
import { Failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { ReportFiles } from './report-files.js';

export type ReportFile = { bytes: Buffer; filename: string; sha256: string };

/** The world-check document of a person or UBO, for which a report may be proposed. */
@Injectable()
export class WorldCheck {
  constructor(
    private readonly bus: Bus,
    private readonly files: ReportFiles,
  ) {}

  /** The document's id; undefined for somebody who may screen but not upload to this section. */
  async propose(
    company_id: string,
    holder: { link: ScreenedLink; id: string },
    { bytes, filename, sha256 }: ReportFile,
  ): Promise<string | undefined> {
    const edit = { place: { company_id, documentType: 'world_check', [holder.link]: holder.id }, values: {} };
    if (!(await this.isPermitted(edit))) return undefined;
    // The client file deletes what it owns, so it gets a copy of its own under a key of its own.
    const serverName = randomBytes(24).toString('hex');
    await this.files.put(serverName, bytes);
    const about = { filename, filesize: bytes.length, type: 'application/pdf', sha256, serverName };
    const { answer } = await this.bus.call(attachFile, { ...edit, ...about });
    return (answer.file as { _id?: string } | undefined)?._id;
  }

  private isPermitted(edit: { place: { company_id: string; documentType: string }; values: object }) {
    return this.bus.call(prepareFile, { ...edit, values: {} }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure && error.wire.status === 403) return false;
        throw error;
      },
    );
  }
}
