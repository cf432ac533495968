import { OWN_PROFILE } from '@dossier/proto/calls/fiu-profiles';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { hashOf, openProfile, type Profile, type ProfileData } from '../conversion/profile.js';
import { defaultProfile } from './default.js';
import { CHOICE, type ChoiceRecord, PROFILE, type ProfileRecord } from './profile.schema.js';

/** Compiled schemas stay outside of what is collected as garbage, so few are kept open. */
const OPEN = 8;

/** The profiles that conversions are made with, each compiled once. */
@Injectable()
export class ProfilesInForce {
  private readonly own = defaultProfile();
  private readonly ownHash = hashOf(this.own);
  private readonly opened = new Map<string, Profile>();

  constructor(
    @InjectModel(PROFILE) private readonly profiles: Model<ProfileRecord>,
    @InjectModel(CHOICE) private readonly choices: Model<ChoiceRecord>,
  ) {}

  /** That of a tenant; empty is the operator. */
  async of(tenant_id: string): Promise<Profile> {
    const id = await this.idOf(tenant_id);
    const hash = id === OWN_PROFILE ? undefined : await this.hashOfLoaded(id, tenant_id);
    return this.open(hash ?? this.ownHash, tenant_id);
  }

  /** Which one is chosen. */
  async idOf(tenant_id: string): Promise<string> {
    return (await this.choices.findById(keyOf(tenant_id)).lean<ChoiceRecord>())?.profile_id ?? OWN_PROFILE;
  }

  /** The one that an upload was begun with, whichever is in force now. */
  async withHash(hash: string, tenant_id: string): Promise<ProfileData> {
    if (hash === this.ownHash) return this.own;
    const found = await this.profiles.findOne({ hash, tenant_id }).lean<ProfileRecord>();
    if (!found) throw failure('fiu.profile.not_found');
    return JSON.parse(found.data) as ProfileData;
  }

  private async hashOfLoaded(_id: string, tenant_id: string): Promise<string | undefined> {
    const found = await this.profiles.findOne({ _id, tenant_id }, { hash: 1 }).lean<Pick<ProfileRecord, 'hash'>>();
    return found?.hash;
  }

  private async open(hash: string, tenant_id: string): Promise<Profile> {
    let profile = this.opened.get(hash);
    if (!profile) {
      const data = await this.withHash(hash, tenant_id);
      // Somebody else may have opened it meanwhile.
      profile = this.opened.get(hash) ?? openProfile(data);
    }
    // The one used last is the last to go.
    this.opened.delete(hash);
    this.opened.set(hash, profile);
    for (const [oldest, { validator }] of this.opened) {
      if (this.opened.size <= OPEN) break;
      this.opened.delete(oldest);
      validator.dispose();
    }
    return profile;
  }
}

/** The operator has no tenant, and an identifier may not be empty. */
export const keyOf = (tenant_id: string): string => tenant_id || 'operator';
