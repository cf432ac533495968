import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type ConfirmUnchanged,
  confirmUnchanged,
  type RequestRefresh,
  requestRefresh,
} from '@dossier/proto/calls/due-diligence-refresh';
import type { OneDueDiligence } from '@dossier/proto/calls/due-diligence-views';
import { Controller } from '@nestjs/common';
import { RefreshService } from './refresh.service.js';

@Controller()
export class RefreshController {
  constructor(private readonly refresh: RefreshService) {}

  @Handle(requestRefresh)
  request(input: RequestRefresh, by: Principal): Promise<OneDueDiligence> {
    return this.refresh.request(input, by);
  }

  @Handle(confirmUnchanged)
  confirm(input: ConfirmUnchanged, by: Principal): Promise<OneDueDiligence> {
    return this.refresh.confirm(input, by);
  }
}
