import { Bus } from '@dossier/kit/bus';
import { SwrCache } from '@dossier/kit/swr-cache';
import { recipientsOf, staffOf, superUsers } from '@dossier/proto/calls/identity-people';
import type { PermissionKey } from '@dossier/proto/permissions/keys';
import { FILE_KEEPERS } from '@dossier/proto/permissions/roles';
import { Injectable } from '@nestjs/common';

/** A save makes many changes, a night many reminders: who hears of them is asked once. */
const FRESH_MS = 5_000;

/** Who is told of what happens in a client file. */
@Injectable()
export class Recipients {
  private readonly cache = new SwrCache<string[]>(FRESH_MS);

  constructor(private readonly bus: Bus) {}

  /** The staff that holds one key of each list. Part of no transaction: identity is asked. */
  async staff(tenant_id: string, keys: readonly (readonly PermissionKey[])[]): Promise<string[]> {
    return this.cache.get(`${tenant_id} ${JSON.stringify(keys)}`, async () => {
      const { user_ids } = await this.bus.call(recipientsOf, { tenant_id, keys: keys.map((each) => [...each]) });
      return user_ids;
    });
  }

  /** Who runs the installation. Part of no transaction, too. */
  async operators(): Promise<string[]> {
    return this.cache.get('super users', async () => (await this.bus.call(superUsers, {})).user_ids);
  }

  /** Who keeps the client files of a tenant. Part of no transaction, too. */
  async keepers(tenant_id: string): Promise<string[]> {
    return this.cache.get(`${tenant_id} keepers`, async () => {
      const { user_ids } = await this.bus.call(staffOf, { tenant_id, roles: FILE_KEEPERS });
      return user_ids;
    });
  }
}
