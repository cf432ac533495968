import { httpCall } from './call.js';
import { Anything, DateTime, Name, Nested, Text } from './fields.js';
import { SignedIn } from './identity-sign-in.js';

const ofPassword = { max: 200, description: 'A passkey opens the account, so the password is asked for' } as const;
const LIMIT = { count: 60, seconds: 600 } as const;

export class BeginPasskey {
  @Text(ofPassword) currentPassword: string;
}

/** What the browser is asked with; JSON as the Web Authentication standard writes it. */
export class PasskeyOptions {
  @Anything() options: Record<string, unknown>;
}

export const beginPasskey = httpCall({
  subject: 'identity.passkey.begin',
  method: 'POST',
  path: 'user/passkeys/begin',
  access: 'signed-in',
  summary: 'What a browser needs to make a passkey for the own account; good for five minutes',
  input: BeginPasskey,
  output: PasskeyOptions,
  fails: ['identity.password.wrong', 'identity.account.locked', 'identity.passkey.too_many'],
  secrets: ['currentPassword'],
});

export class Passkey {
  @Text() id: string;
  @Text() name: string;
  @DateTime() created: string;
  @DateTime({ optional: true }) used?: string;
}

export class AddPasskey {
  @Name({ min: 1, max: 60, description: 'By which its owner knows it, such as the device' }) name: string;
  @Anything({ description: 'What the browser made' }) response?: Record<string, unknown>;
}

export class PasskeyAdded {
  @Nested(() => Passkey) passkey: Passkey;
}

export const addPasskey = httpCall({
  subject: 'identity.passkey.add',
  method: 'POST',
  path: 'user/passkeys/add',
  access: 'signed-in',
  summary: 'Keeps a passkey that the browser has made',
  input: AddPasskey,
  output: PasskeyAdded,
  fails: ['identity.passkey.not_taken', 'identity.passkey.too_many'],
  secrets: ['response'],
});

export class RenamePasskey {
  @Text({ min: 1, max: 1_400 }) id: string;
  @Name({ min: 1, max: 60 }) name: string;
}

export class PasskeyRenamed {}

export const renamePasskey = httpCall({
  subject: 'identity.passkey.rename',
  method: 'POST',
  path: 'user/passkeys/rename',
  access: 'signed-in',
  summary: 'Another name for an own passkey',
  input: RenamePasskey,
  output: PasskeyRenamed,
  fails: ['identity.passkey.not_found'],
  writes: true,
});

export class RemovePasskey {
  @Text({ min: 1, max: 1_400 }) id: string;
  @Text(ofPassword) currentPassword: string;
}

export class PasskeyRemoved {}

export const removePasskey = httpCall({
  subject: 'identity.passkey.remove',
  method: 'POST',
  path: 'user/passkeys/remove',
  access: 'signed-in',
  summary: 'An own passkey opens the account no more',
  input: RemovePasskey,
  output: PasskeyRemoved,
  fails: ['identity.passkey.not_found', 'identity.password.wrong', 'identity.account.locked'],
  writes: true,
  secrets: ['currentPassword'],
});

export class BeginPasskeySignIn {}

export const beginPasskeySignIn = httpCall({
  subject: 'identity.passkey.begin-sign-in',
  method: 'POST',
  path: 'login/passkey/begin',
  access: 'public',
  summary: 'What a browser needs to sign in with a passkey; good for five minutes',
  input: BeginPasskeySignIn,
  output: PasskeyOptions,
  limit: LIMIT,
});

export class PasskeySignIn {
  @Anything({ description: 'What the browser answered' }) response?: Record<string, unknown>;
}

export const signInWithPasskey = httpCall({
  subject: 'identity.passkey.sign-in',
  method: 'POST',
  path: 'login/passkey',
  access: 'public',
  summary: 'Sign in with a passkey, without a password; it counts as both factors',
  input: PasskeySignIn,
  output: SignedIn,
  fails: ['identity.passkey.refused', 'identity.sso.only'],
  secrets: ['response'],
  limit: LIMIT,
});
