import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type {
  SaveSingleSignOn,
  SingleSignOnSettings,
  SingleSignOnTested,
} from '@dossier/proto/calls/identity-single-sign-on';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { normaliseEmail } from '@dossier/proto/rules/email';
import { phrasesOf } from '@dossier/proto/texts/define';
import { singleSignOn } from '@dossier/proto/texts/single-sign-on';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicate } from '../users/duplicate.js';
import { seal } from '../users/secret-box.js';
import type { UserRecord } from '../users/user.schema.js';
import { Provider, REDIRECT_URI, secretOwner } from './provider.js';
import type { SsoRecord } from './sso-settings.schema.js';

const { errors } = phrasesOf(singleSignOn);
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** How the own tenant signs in. Only its administrators look at it and change it. */
@Injectable()
export class SsoSettingsService {
  constructor(
    private readonly store: Store,
    private readonly provider: Provider,
    @InjectModel('SingleSignOn') private readonly settings: Model<SsoRecord>,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  async get(by: Principal): Promise<SingleSignOnSettings> {
    assertAdministrator(by);
    return this.shown(await this.settings.findById(by.tenantId).lean<SsoRecord>());
  }

  async save(
    { client_secret, break_glass: keeper, ...given }: SaveSingleSignOn,
    by: Principal,
  ): Promise<SingleSignOnSettings> {
    assertAdministrator(by);
    const domains = [...new Set(given.domains.map((domain) => domain.trim().toLowerCase()))];
    const break_glass = await this.keeperOf(keeper, domains, given.password_off, by);
    const secret = client_secret && seal(client_secret, secretOwner(by.tenantId));
    const set = { ...given, domains, ...(secret && { secret }), ...(break_glass && { break_glass }) };
    return this.store
      .write(async () => {
        const saved = await this.settings
          .findOneAndUpdate(
            { _id: by.tenantId },
            { $set: set, ...(break_glass ? {} : { $unset: { break_glass: 1 } }) },
            { upsert: true, returnDocument: 'after' },
          )
          .lean<SsoRecord>();
        await this.store.audit(by, 'single_sign_on.saved', by.tenantId, { ...given, domains, break_glass: keeper });
        return this.shown(saved);
      })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? invalid({ domains: errors.taken }) : error;
      });
  }

  async test(issuer: string, by: Principal): Promise<SingleSignOnTested> {
    assertAdministrator(by);
    const problem = await this.provider.problemOf(issuer);
    return problem === undefined ? { works: true } : { works: false, problem };
  }

  /** Whether this user signs in by the provider alone. */
  async isAlone({ _id, tenant_id }: Pick<UserRecord, '_id' | 'tenant_id'>): Promise<boolean> {
    if (!tenant_id) return false;
    const alone = { _id: tenant_id, enabled: true, password_off: true, break_glass: { $ne: _id.toHexString() } };
    return (await this.settings.exists(alone)) !== null;
  }

  /**
   * Who keeps the password, after all that speaks against the settings. A domain is a tenant's own when one of its
   * administrators has confirmed an address there.
   */
  private async keeperOf(
    keeper: string,
    domains: readonly string[],
    password_off: boolean,
    by: Principal,
  ): Promise<string | undefined> {
    const administrators = await this.users
      .find({ tenant_id: by.tenantId, type: 'ADMINISTRATOR', disabled: false, deleted: { $exists: false } })
      .lean<UserRecord[]>();
    const confirmed = administrators.flatMap(({ email, email_verified }) =>
      email_verified ? (email?.split('@').at(-1) ?? []) : [],
    );
    if (domains.length === 0 || !domains.every((domain) => DOMAIN.test(domain)))
      throw invalid({ domains: errors.domains });
    if (!domains.every((domain) => confirmed.includes(domain))) throw invalid({ domains: errors.notYours });
    const found = administrators.find(({ email }) => email === normaliseEmail(keeper));
    if ((password_off || keeper) && !found) throw invalid({ break_glass: errors.breakGlass });
    return found?._id.toHexString();
  }

  private async shown(record: SsoRecord | null): Promise<SingleSignOnSettings> {
    const { secret, break_glass: keeper, _id, ...settings } = record ?? { ...NONE, _id: '' };
    const user = keeper ? await this.users.findById(keeper, { email: 1 }).lean<UserRecord>() : null;
    const break_glass = user?.email ?? '';
    return { settings: { ...settings, break_glass, has_secret: secret !== undefined, redirect_uri: REDIRECT_URI } };
  }
}

function assertAdministrator(by: Principal): void {
  if (by.role !== 'ADMINISTRATOR') throw failure('permission.denied');
}

const NONE: Omit<SsoRecord, '_id'> = {
  enabled: false,
  issuer: '',
  client_id: '',
  domains: [],
  people: 'known',
  groups_claim: 'groups',
  groups: [],
  default_type: '',
  second_factor: '',
  password_off: false,
};
