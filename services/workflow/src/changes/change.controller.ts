import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type ApproveChange,
  approveChange,
  type Decided,
  type DenyChange,
  denyChange,
} from '@dossier/proto/calls/workflow';
import { type AskUndecidable, countUndecidable, type Undecidable } from '@dossier/proto/calls/workflow-approvers';
import { type AskWaiting, type WaitingChanges, waitingChanges } from '@dossier/proto/calls/workflow-waiting';
import { Controller } from '@nestjs/common';
import { ChangeService } from './change.service.js';
import { WaitingList } from './waiting-list.js';

@Controller()
export class ChangeController {
  constructor(
    private readonly changes: ChangeService,
    private readonly waitingList: WaitingList,
  ) {}

  @Handle(approveChange)
  approve(input: ApproveChange, by: Principal): Promise<Decided> {
    return this.changes.approve(input, by);
  }

  @Handle(denyChange)
  deny(input: DenyChange, by: Principal): Promise<Decided> {
    return this.changes.deny(input, by);
  }

  @Handle(countUndecidable)
  async undecidable({ tenant_id, approvers }: AskUndecidable): Promise<Undecidable> {
    return { count: await this.changes.countUndecidable(tenant_id, approvers) };
  }

  @Handle(waitingChanges)
  waiting(input: AskWaiting): Promise<WaitingChanges> {
    return this.waitingList.page(input);
  }
}
