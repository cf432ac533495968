import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type ChooseLanguage,
  chooseLanguage,
  type LanguageChosen,
  type ProfileInput,
  saveUserChanges,
  type UserChangesSaved,
} from '@dossier/proto/calls/identity-own-account';
import { type GetUser, getUser, type Profile } from '@dossier/proto/calls/identity-profile';
import { type ReadReporter, type Reporter, readReporter } from '@dossier/proto/calls/identity-reporter';
import { Controller } from '@nestjs/common';
import { ProfileService } from './profile.service.js';
import { ProfileChangesService } from './profile-changes.service.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly changes: ProfileChangesService,
  ) {}

  @Handle(getUser)
  get(input: GetUser, by: Principal): Promise<Profile> {
    return this.profiles.get(input, by);
  }

  @Handle(readReporter)
  reporter(_: ReadReporter, by: Principal): Promise<Reporter> {
    return this.profiles.reporter(by);
  }

  @Handle(saveUserChanges)
  save(input: ProfileInput, by: Principal): Promise<UserChangesSaved> {
    return this.changes.save(input, by);
  }

  @Handle(chooseLanguage)
  choose({ language }: ChooseLanguage, by: Principal): Promise<LanguageChosen> {
    return this.changes.chooseLanguage(language, by);
  }
}
