import { Bus } from '@dossier/kit/bus';
import type { Principal } from '@dossier/kit/principal';
import { recipientsOf } from '@dossier/proto/calls/identity-people';
import { Injectable } from '@nestjs/common';
import { settings } from '../settings.js';

/** Who makes reports does not approve them. */
@Injectable()
export class FourEyes {
  constructor(private readonly bus: Bus) {}

  /** Whether somebody beside the maker has to approve: asked as the file comes and kept with it. The operator has no colleagues. */
  async needsAnother({ tenantId, userId }: Principal): Promise<boolean> {
    if (!tenantId || settings.FOUR_EYES === 'off') return false;
    if (settings.FOUR_EYES === 'always') return true;
    const { user_ids } = await this.bus.call(recipientsOf, { tenant_id: tenantId, keys: [['fiu_reporting']] });
    return user_ids.some((id) => id !== userId);
  }
}
