import { DEFAULT_POLICY } from '@dossier/proto/requirements/default-policy';
import { type RequirementState, requirementStates } from '@dossier/proto/requirements/states';
import { Injectable } from '@nestjs/common';
import type { FileRecord } from './file-record.js';
import { shown } from './filed.js';

/** How client files stand against the policy of their tenant. */
@Injectable()
export class Requirements {
  /** As people see the file: what waits to be added counts with what it brings. */
  async states(company: FileRecord, file: readonly FileRecord[], day: string): Promise<RequirementState[]> {
    const [client, ...records] = shown([company, ...file]);
    return requirementStates({ client: client!, records }, DEFAULT_POLICY, day);
  }
}
