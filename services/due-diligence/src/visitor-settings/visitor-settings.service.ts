import { Bus } from '@dossier/kit/bus';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { VisitorSettings } from '@dossier/proto/calls/due-diligence-settings';
import { protectLinks } from '@dossier/proto/calls/identity-links';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type StoredVisitorSettings, VISITOR_SETTINGS, type VisitorSettingsModel } from './visitor-settings.schema.js';

/** Until somebody decides otherwise. */
const UNDECIDED: VisitorSettings = { sender: '', reminders: true, asks_code: false };

/** What each tenant has decided about the visitors of its links. */
@Injectable()
export class VisitorSettingsService {
  constructor(
    @InjectModel(VISITOR_SETTINGS) private readonly model: VisitorSettingsModel,
    private readonly store: Store,
    private readonly bus: Bus,
  ) {}

  async of(tenant_id: string): Promise<VisitorSettings> {
    const { _id, ...decided } = (await this.model.findById(tenant_id).lean<StoredVisitorSettings>()) ?? { _id: '' };
    return { ...UNDECIDED, ...decided };
  }

  /** The links hear it first: should the rest fail they ask too much rather than too little, until it is saved again. */
  async save(settings: VisitorSettings, by: Principal): Promise<VisitorSettings> {
    await this.bus.call(protectLinks, { tenant_id: by.tenantId, asks_code: settings.asks_code });
    return this.store.write(async () => {
      await this.model.updateOne({ _id: by.tenantId }, { $set: { ...settings } }, { upsert: true });
      await this.store.audit(by, 'due_diligence.settings_saved', by.tenantId, settings);
      return settings;
    });
  }
}
