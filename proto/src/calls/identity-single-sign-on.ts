import { ROLE_NAMES, type Role } from '../permissions/roles.js';
import { httpCall, internalCall } from './call.js';
import { Email, Flag, List, Name, Nested, OneOf, Text } from './fields.js';
import { SignedIn } from './identity-sign-in.js';

/** Whoever is in the provider's group has the role here; the first that fits counts. */
export class GroupRole {
  @Name({ min: 1, max: 200 }) group: string;
  @OneOf(ROLE_NAMES) type: Role;
}

const PEOPLE = ['known', 'just_in_time'] as const;

class SingleSignOn {
  @Flag({ description: 'People may sign in by it' }) enabled: boolean;
  @Text({
    min: 1,
    max: 500,
    trim: true,
    pattern: /^https?:\/\/[^\s?#]+$/,
    example: 'https://login.example.com',
    description: 'Address of the provider',
  })
  issuer: string;
  @Text({ min: 1, max: 300, trim: true }) client_id: string;
  @List(() => String, { max: 20, description: 'E-mail domains whose people sign in here' }) domains: string[];
  @OneOf(PEOPLE, { description: 'just_in_time: who is not known yet gets an account' }) people:
    | 'known'
    | 'just_in_time';
  @Text({ max: 100, trim: true, description: "Name of the claim with a person's groups" }) groups_claim: string;
  @List(() => GroupRole, { max: 100 }) groups: GroupRole[];
  @OneOf(['', ...ROLE_NAMES], { description: 'Of a new person in none of the groups; empty lets nobody in' })
  default_type: Role | '';
  @Text({ max: 200, trim: true, description: 'A value that amr or acr must have, such as mfa; empty asks for none' })
  second_factor: string;
  @Flag({ description: 'Everybody but the break-glass administrator signs in by it alone' }) password_off: boolean;
  @Text({ max: 254, trim: true, description: 'E-mail address of the administrator who keeps the password, or empty' })
  break_glass: string;
}

export class SaveSingleSignOn extends SingleSignOn {
  @Text({ max: 500, optional: true, description: 'Left out, the stored one stays' }) client_secret?: string;
}

export class SingleSignOnView extends SingleSignOn {
  @Flag() has_secret: boolean;
  @Text({ description: 'What to register at the provider' }) redirect_uri: string;
}

export class GetSingleSignOn {}

export class SingleSignOnSettings {
  @Nested(() => SingleSignOnView) settings: SingleSignOnView;
}

const access = ['change_permission_of_user'] as const;

export const getSingleSignOn = httpCall({
  subject: 'identity.sso.get',
  method: 'GET',
  path: 'single-sign-on',
  access,
  summary: 'How the own company signs in by OpenID Connect; for administrators',
  input: GetSingleSignOn,
  output: SingleSignOnSettings,
});

export const saveSingleSignOn = httpCall({
  subject: 'identity.sso.save',
  method: 'POST',
  path: 'single-sign-on',
  access,
  summary: 'Sets how the own company signs in by OpenID Connect; for administrators',
  input: SaveSingleSignOn,
  output: SingleSignOnSettings,
  writes: true,
  secrets: ['client_secret'],
});

export class TestSingleSignOn {
  @Text({ min: 1, max: 500, trim: true, pattern: /^https?:\/\/[^\s?#]+$/, example: 'https://login.example.com' })
  issuer: string;
}

export class SingleSignOnTested {
  @Flag() works: boolean;
  @Text({ optional: true, description: 'What is wrong' }) problem?: string;
}

export const testSingleSignOn = httpCall({
  subject: 'identity.sso.test',
  method: 'POST',
  path: 'single-sign-on/test',
  access,
  summary: 'Whether the provider answers as one, with keys to check its signatures',
  input: TestSingleSignOn,
  output: SingleSignOnTested,
  deadline: 15_000,
  limit: { count: 30, seconds: 600 },
});

export class BeginSingleSignOn {
  @Email() email: string;
  @Text({ optional: true, max: 2_000, description: 'Where to go afterwards' }) next?: string;
}

export class SingleSignOnBegun {
  @Text({ description: 'Of the provider' }) url: string;
  @Text({ max: 5_000, description: 'For the browser to bring back' }) sealed: string;
}

/** Fails with `identity.sso.unknown_domain`. */
export const beginSingleSignOn = internalCall({
  subject: 'identity.sso.begin',
  summary: 'Where a person of this e-mail address signs in',
  input: BeginSingleSignOn,
  output: SingleSignOnBegun,
  callers: ['gateway'],
  deadline: 15_000,
});

export class EndSingleSignOn {
  @Text({ max: 8_000, description: 'What the provider sent along' }) query: string;
  @Text({ max: 5_000 }) sealed: string;
}

export class SingleSignOnEnded {
  @Text({ description: 'Exchanged for a session, once, within a minute' }) code: string;
  @Text() next: string;
}

export const endSingleSignOn = internalCall({
  subject: 'identity.sso.end',
  summary: 'Checks what a provider says of a person',
  input: EndSingleSignOn,
  output: SingleSignOnEnded,
  callers: ['gateway'],
  deadline: 15_000,
});

export class FinishSingleSignOn {
  @Text({ max: 200, description: 'Of the address to which the provider led back' }) code: string;
}

export const finishSingleSignOn = httpCall({
  subject: 'identity.sso.finish',
  method: 'POST',
  path: 'login/single-sign-on',
  access: 'public',
  summary: 'The session of a person whom the provider has let in',
  input: FinishSingleSignOn,
  output: SignedIn,
  fails: ['identity.token.ended'],
  secrets: ['code'],
  limit: { count: 60, seconds: 600 },
});
