import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type AddPasskey,
  addPasskey,
  type BeginPasskey,
  type BeginPasskeySignIn,
  beginPasskey,
  beginPasskeySignIn,
  type PasskeyAdded,
  type PasskeyOptions,
  type PasskeyRemoved,
  type PasskeyRenamed,
  type PasskeySignIn,
  type RemovePasskey,
  type RenamePasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@dossier/proto/calls/identity-passkeys';
import type { SignedIn } from '@dossier/proto/calls/identity-sign-in';
import { Controller } from '@nestjs/common';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import { PasskeysService } from './passkeys.service.js';

@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly signIns: PasskeySignInService,
  ) {}

  @Handle(beginPasskey)
  async begin({ currentPassword }: BeginPasskey, by: Principal): Promise<PasskeyOptions> {
    return { options: await this.passkeys.begin(currentPassword, by) };
  }

  @Handle(addPasskey)
  add(input: AddPasskey, by: Principal): Promise<PasskeyAdded> {
    return this.passkeys.add(input, by);
  }

  @Handle(renamePasskey)
  rename(input: RenamePasskey, by: Principal): Promise<PasskeyRenamed> {
    return this.passkeys.rename(input, by);
  }

  @Handle(removePasskey)
  remove(input: RemovePasskey, by: Principal): Promise<PasskeyRemoved> {
    return this.passkeys.remove(input, by);
  }

  @Handle(beginPasskeySignIn)
  async beginSignIn(_: BeginPasskeySignIn): Promise<PasskeyOptions> {
    return { options: await this.signIns.begin() };
  }

  @Handle(signInWithPasskey)
  signIn({ response }: PasskeySignIn, by: Principal): Promise<SignedIn> {
    return this.signIns.signIn(response, by);
  }
}
