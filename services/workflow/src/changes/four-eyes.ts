import { Bus } from '@dossier/kit/bus';
import type { Principal } from '@dossier/kit/principal';
import { countApprovers } from '@dossier/proto/calls/identity-sessions';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { settings } from '../settings.js';
import type { Change } from './change.schema.js';

/** Who proposes does not approve. */
@Injectable()
export class FourEyes {
  private readonly rule = settings.FOUR_EYES;

  constructor(private readonly bus: Bus) {}

  /** Whether this is an allowed approval of one's own change; throws where it is not allowed. */
  async isSelfApproval(change: Change, by: Principal): Promise<boolean> {
    if (change.user_id !== by.userId) return false;
    if (this.rule === 'always' || (this.rule === 'auto' && (await this.hasSecondApprover(by))))
      throw failure('workflow.change.own');
    return true;
  }

  private async hasSecondApprover({ tenantId }: Principal): Promise<boolean> {
    return (await this.bus.call(countApprovers, { tenant_id: tenantId })).count > 1;
  }
}
