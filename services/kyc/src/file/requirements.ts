import type { FiledRecord } from '@dossier/proto/records/model/filed';
import { DEFAULT_POLICY } from '@dossier/proto/requirements/default-policy';
import type { Policy } from '@dossier/proto/requirements/requirement';
import { type RequirementState, requirementStates } from '@dossier/proto/requirements/states';
import { Injectable } from '@nestjs/common';
import type { FileRecord } from './file-record.js';
import { approved, shown } from './filed.js';

/** How client files stand against the policy of their tenant. */
@Injectable()
export class Requirements {
  readonly policy: Policy = DEFAULT_POLICY;

  /** As people see the file: what waits to be added counts with what it brings. */
  async states(company: FileRecord, file: readonly FileRecord[], day: string): Promise<RequirementState[]> {
    return this.against(shown([company, ...file]), day);
  }

  /** By approved data alone. */
  async approvedStates(company: FileRecord, file: readonly FileRecord[], day: string): Promise<RequirementState[]> {
    return this.against(approved([company, ...file]), day);
  }

  private against([client, ...records]: FiledRecord[], day: string): RequirementState[] {
    return client ? requirementStates({ client, records }, this.policy, day) : [];
  }
}
