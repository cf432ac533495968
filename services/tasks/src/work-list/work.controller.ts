import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/work';
import { Controller } from '@nestjs/common';
import { WorkList } from './work-list.js';

@Controller()
export class WorkController {
  constructor(private readonly list: WorkList) {}

  @Handle(calls.listWork)
  page(input: calls.ListWork, by: Principal): Promise<calls.WorkList> {
    return this.list.page(input, by);
  }

  @Handle(calls.snoozeWork)
  snooze(input: calls.SnoozeWork, by: Principal): Promise<object> {
    return this.list.snooze(input, by);
  }

  @Handle(calls.settleWork)
  settle(input: calls.SettleWork, by: Principal): Promise<object> {
    return this.list.settle(input, by);
  }
}
