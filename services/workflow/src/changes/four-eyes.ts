import { Bus } from '@dossier/kit/bus';
import { countApprovers } from '@dossier/proto/calls/identity-sessions';
import { Injectable, Optional } from '@nestjs/common';
import type { QueryFilter } from 'mongoose';
import { settings } from '../settings.js';
import type { Change } from './change.schema.js';

/** Who proposes does not approve. */
@Injectable()
export class FourEyes {
  constructor(
    private readonly bus: Bus,
    @Optional() private readonly rule: typeof settings.FOUR_EYES = settings.FOUR_EYES,
  ) {}

  /** Whether somebody beside the maker could approve: asked as the change comes and kept with it. Only `auto` needs to know. */
  async hasOtherApprover(tenant_id: string, maker: string): Promise<boolean> {
    if (this.rule !== 'auto') return true;
    return (await this.bus.call(countApprovers, { tenant_id, except: maker })).count > 0;
  }

  /** Which waiting changes none of these users could approve. */
  undecidableBy(tenant_id: string, approvers: readonly string[]): QueryFilter<Change> {
    const waiting = { tenant_id, view: 'forConfirmation' } as const;
    if (approvers.length === 0) return waiting;
    // Of two one is not the maker.
    if (approvers.length > 1 || this.rule === 'off') return { ...waiting, _id: { $in: [] } };
    const needsOther = this.rule === 'auto' ? { other_approver: { $ne: false } } : {};
    return { ...waiting, user_id: { $in: approvers }, ...needsOther };
  }

  /** A change that does not tell was proposed before this was kept: the strict reading holds. */
  maySelfApprove({ other_approver = true }: Pick<Change, 'other_approver'>): boolean {
    return this.rule === 'off' || (this.rule === 'auto' && !other_approver);
  }
}
