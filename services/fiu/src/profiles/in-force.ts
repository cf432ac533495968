import { Injectable } from '@nestjs/common';
import { openProfile, type Profile, type ProfileData } from '../conversion/profile.js';
import { defaultProfile } from './default.js';

/** The profile that conversions are made with, compiled once. */
@Injectable()
export class ProfileInForce {
  private opened?: Profile;

  get data(): ProfileData {
    return this.profile.data;
  }

  get profile(): Profile {
    this.opened ??= openProfile(defaultProfile());
    return this.opened;
  }
}
