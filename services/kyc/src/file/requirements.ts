import { DEFAULT_POLICY } from '@dossier/proto/requirements/default-policy';
import type { FiledRecord } from '@dossier/proto/requirements/file';
import type { Policy } from '@dossier/proto/requirements/requirement';
import { type RequirementState, requirementStates } from '@dossier/proto/requirements/states';
import { Injectable } from '@nestjs/common';
import type { FileRecord } from './file-record.js';
import { approved, shown } from './filed.js';

/** How client files stand against the policy of their tenant. */
@Injectable()
export class Requirements {
  /** As people see the file: what waits to be added counts with what it brings. */
  async states(company: FileRecord, file: readonly FileRecord[], day: string): Promise<RequirementState[]> {
    return against(DEFAULT_POLICY, shown([company, ...file]), day);
  }

  /** By approved data alone, with the policy they were judged by. */
  async approvedStates(
    company: FileRecord,
    file: readonly FileRecord[],
    day: string,
  ): Promise<{ states: RequirementState[]; policy: Policy }> {
    return { states: against(DEFAULT_POLICY, approved([company, ...file]), day), policy: DEFAULT_POLICY };
  }
}

const against = (policy: Policy, [client, ...records]: FiledRecord[], day: string): RequirementState[] =>
  client ? requirementStates({ client, records }, policy, day) : [];
