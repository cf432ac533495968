import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/fiu-profiles';
import { Controller } from '@nestjs/common';
import { ProfileService } from './profile.service.js';

@Controller()
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Handle(calls.listProfiles)
  list(_: calls.ListProfiles, by: Principal): Promise<calls.FiuProfiles> {
    return this.profiles.list(by);
  }

  @Handle(calls.loadProfile)
  load(input: calls.LoadProfile, by: Principal): Promise<calls.ProfileLoaded> {
    return this.profiles.load(input, by);
  }

  @Handle(calls.chooseProfile)
  choose(input: calls.ChooseProfile, by: Principal): Promise<calls.ProfileChosen> {
    return this.profiles.choose(input, by);
  }
}
