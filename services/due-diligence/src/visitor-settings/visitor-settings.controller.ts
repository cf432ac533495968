import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type AskVisitorSettings,
  getVisitorSettings,
  saveVisitorSettings,
  type VisitorSettings,
} from '@dossier/proto/calls/due-diligence-settings';
import { Controller } from '@nestjs/common';
import { VisitorSettingsService } from './visitor-settings.service.js';

@Controller()
export class VisitorSettingsController {
  constructor(private readonly settings: VisitorSettingsService) {}

  @Handle(getVisitorSettings)
  get(_: AskVisitorSettings, by: Principal): Promise<VisitorSettings> {
    return this.settings.of(by.tenantId);
  }

  @Handle(saveVisitorSettings)
  save({ sender, reminders, asks_code }: VisitorSettings, by: Principal): Promise<VisitorSettings> {
    return this.settings.save({ sender, reminders, asks_code }, by);
  }
}
