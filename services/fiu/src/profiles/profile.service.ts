import { log } from '@dossier/kit/log';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import * as calls from '@dossier/proto/calls/fiu-profiles';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { issueText } from '@dossier/proto/rules/fiu';
import { phrasesOf } from '@dossier/proto/texts/define';
import { fiu } from '@dossier/proto/texts/fiu';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { isWarning } from '../conversion/issues.js';
import { hashOf, type ProfileData } from '../conversion/profile.js';
import { defaultProfile } from './default.js';
import { dataOf } from './given.js';
import { keyOf, ProfilesInForce } from './in-force.js';
import { CHOICE, type ChoiceRecord, PROFILE, type ProfileRecord } from './profile.schema.js';
import { runTrial } from './run-trial.js';
import type { Trial } from './trial.js';

const { profiles: says } = phrasesOf(fiu);

type Head = Pick<ProfileRecord, 'name' | 'version' | 'currency' | 'hash'>;

/** Schemas that FIUs hand out, of one tenant or of the operator. */
@Injectable()
export class ProfileService {
  constructor(
    @InjectModel(PROFILE) private readonly profiles: Model<ProfileRecord>,
    @InjectModel(CHOICE) private readonly choices: Model<ChoiceRecord>,
    private readonly inForce: ProfilesInForce,
    private readonly store: Store,
  ) {}

  async list({ tenantId: tenant_id }: Principal): Promise<calls.FiuProfiles> {
    const [chosen, loaded] = await Promise.all([
      this.inForce.idOf(tenant_id),
      this.profiles
        .find({ tenant_id }, { data: 0 })
        .sort({ loaded_at: -1, _id: 1 })
        .lean<Omit<ProfileRecord, 'data'>[]>(),
    ]);
    const views = [{ id: calls.OWN_PROFILE, ...OWN_HEAD }, ...loaded.map(profileView)];
    return { profiles: views.map((view) => ({ ...view, in_force: view.id === chosen })) };
  }

  /** Nothing is kept of a schema that cannot be read, or of codes that it does not have. */
  async load(input: calls.LoadProfile, by: Principal): Promise<calls.ProfileLoaded> {
    requireAdministrator(by);
    const data = dataOf(input);
    const trial = await this.trialOf(data);
    const record: ProfileRecord = {
      _id: new Types.ObjectId().toHexString(),
      tenant_id: by.tenantId,
      ...headOf(data),
      data: JSON.stringify(data),
      trial,
      username: by.name,
      loaded_at: new Date(),
    };
    return this.store.write(async () => {
      const { tenant_id, name, version, hash } = record;
      if (await this.profiles.exists({ tenant_id, name, version })) throw failure('fiu.profile.exists');
      await this.profiles.insertMany([record], { lean: true });
      await this.store.audit(by, 'fiu.profile.loaded', record._id, { name, version, hash });
      return { profile: { ...profileView(record), in_force: false } };
    });
  }

  choose({ id }: calls.ChooseProfile, by: Principal): Promise<calls.ProfileChosen> {
    requireAdministrator(by);
    return this.store.write(async () => {
      if (id !== calls.OWN_PROFILE) {
        const found = await this.profiles
          .findOne({ _id: id, tenant_id: by.tenantId }, { trial: 1 })
          .lean<Pick<ProfileRecord, 'trial'>>();
        if (!found) throw failure('fiu.profile.not_found');
        if (found.trial.converted === 0) throw failure('fiu.profile.unfit');
      }
      const of = { _id: keyOf(by.tenantId) };
      await this.choices.updateOne(of, { $set: { profile_id: id } }, { upsert: true });
      await this.store.audit(by, 'fiu.profile.chosen', id);
      return {};
    });
  }

  private async trialOf(data: ProfileData): Promise<Trial> {
    const said = await runTrial(data);
    if ('trial' in said) return said.trial;
    if ('wrong' in said)
      throw invalid(Object.fromEntries(said.wrong.map(({ field, codes }) => [field, says.code(codes.join(', '))])));
    if ('refused' in said) throw invalid({ schema: says.refused[said.refused] });
    log.warn({ reason: said.broken }, 'a profile could not be tried');
    throw invalid({ schema: says.refused.unusable });
  }
}

/** Which schema reports have to follow is decided once for the whole company. */
function requireAdministrator({ role, isSuperUser }: Principal): void {
  if (role !== 'ADMINISTRATOR' && !isSuperUser) throw failure('permission.denied');
}

const headOf = (data: ProfileData): Head => ({
  name: data.name,
  version: data.version,
  currency: data.currency,
  hash: hashOf(data),
});
const OWN_HEAD = headOf(defaultProfile());

const profileView = (record: Omit<ProfileRecord, 'data'>): Omit<calls.FiuProfile, 'in_force'> => {
  const { _id, name, version, currency, hash, trial, username, loaded_at } = record;
  return {
    id: _id,
    name,
    version,
    currency,
    hash,
    loaded_at: loaded_at.toISOString(),
    loaded_by: username,
    trial: {
      ...trial,
      groups: trial.groups.map((group) => ({
        ...group,
        severity: isWarning(group) ? 'warning' : 'error',
        message: issueText(group),
      })),
    },
  };
};
