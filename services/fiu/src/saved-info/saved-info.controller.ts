import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/fiu-saved-info';
import { Controller } from '@nestjs/common';
import { SavedInfoService } from './saved-info.service.js';

@Controller()
export class SavedInfoController {
  constructor(private readonly saved: SavedInfoService) {}

  @Handle(calls.getSavedInfo)
  list(_: calls.GetSavedInfo, by: Principal): Promise<calls.SavedInfo> {
    return this.saved.list(by);
  }

  @Handle(calls.updateSavedInfo)
  update(input: calls.UpdateSavedInfo, by: Principal): Promise<calls.SavedInfoUpdated> {
    return this.saved.update(input, by);
  }

  @Handle(calls.convertWaiting)
  convert(input: calls.ConvertWaiting, by: Principal): Promise<calls.WaitingConverted> {
    return this.saved.convert(input, by);
  }
}
