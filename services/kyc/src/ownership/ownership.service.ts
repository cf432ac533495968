import type { Principal } from '@dossier/kit/principal';
import type { FileOfCompany } from '@dossier/proto/calls/kyc-companies';
import type { OwnershipAnswer } from '@dossier/proto/calls/kyc-ownership';
import { failure } from '@dossier/proto/failures/failure';
import { ownershipChart } from '@dossier/proto/ownership/chart';
import { Injectable } from '@nestjs/common';
import { ClientFiles } from '../file/client-files.js';
import type { FileRecord } from '../file/file-record.js';
import { approved, shown } from '../file/filed.js';
import { effectiveView } from './effective-view.js';
import { withStates } from './node-states.js';

/** Who owns and runs a client: the chart of its file, and the shares that follow from it. */
@Injectable()
export class OwnershipService {
  constructor(private readonly files: ClientFiles) {}

  async read({ company_id, snapshotId }: FileOfCompany, by: Principal): Promise<OwnershipAnswer> {
    if (snapshotId) throw failure('kyc.snapshot.not_found');
    const company = await this.files.company(by, company_id);
    const file = await this.files.all(company);
    return { chart: chartOf(company, file), ownership: effectiveView(approvedClient(company), approved(file)) };
  }
}

function chartOf(company: FileRecord, file: FileRecord[]): OwnershipAnswer['chart'] {
  const [client, ...records] = shown([company, ...file]);
  return withStates(ownershipChart(client!, records), company, file);
}

const approvedClient = (company: FileRecord) => approved([company])[0] ?? shown([company])[0]!;
