import type { Principal } from '@dossier/kit/principal';
import type { FileOfCompany } from '@dossier/proto/calls/kyc-companies';
import type { OwnershipAnswer } from '@dossier/proto/calls/kyc-ownership';
import { type ChartNode, ownershipChart } from '@dossier/proto/ownership/chart';
import { Injectable } from '@nestjs/common';
import type { FileRecord } from '../file/file-record.js';
import { FileSources } from '../file/file-sources.js';
import { approved, shown } from '../file/filed.js';
import { alertsFor } from './alerts.js';
import { effectiveView, recordsUnderAlert } from './effective-view.js';
import { withStates } from './node-states.js';

/** Who owns and runs a client: the chart of its file, and the shares that follow from it. */
@Injectable()
export class OwnershipService {
  constructor(private readonly sources: FileSources) {}

  async read({ company_id, snapshotId }: FileOfCompany, by: Principal): Promise<OwnershipAnswer> {
    const source = await this.sources.at(by, snapshotId);
    const company = await source.company(by, company_id);
    const file = await source.all(company);
    const states = await source.states(company, file);
    const alerts = alertsFor(by, file);
    const under = recordsUnderAlert(approvedClient(company), approved(file), alerts);
    return {
      chart: withStates(chartOf(company, file), file, states, under),
      ownership: effectiveView(approvedClient(company), approved(file), alerts),
    };
  }
}

function chartOf(company: FileRecord, file: FileRecord[]): ChartNode {
  const [client, ...records] = shown([company, ...file]);
  return ownershipChart(client!, records);
}

const approvedClient = (company: FileRecord) => approved([company])[0] ?? shown([company])[0]!;
