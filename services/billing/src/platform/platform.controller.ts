import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/billing-platform';
import { Controller } from '@nestjs/common';
import { PlatformService } from './platform.service.js';

@Controller()
export class PlatformController {
  constructor(private readonly platform: PlatformService) {}

  @Handle(calls.getPlatformControl)
  get(_: calls.GetPlatformControl): Promise<calls.PlatformControl> {
    return this.platform.get();
  }

  @Handle(calls.setPlatformControl)
  set(input: calls.SetPlatformControl, by: Principal): Promise<calls.PlatformControl> {
    return this.platform.set(input, by);
  }
}
