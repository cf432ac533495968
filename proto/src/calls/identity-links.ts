import { internalCall } from './call.js';
import { Text } from './fields.js';
import { ResolvedSession } from './identity-sessions.js';

export class ResolveLink {
  @Text({ max: 200 }) token: string;
  @Text({ max: 100, optional: true }) ip?: string;
}

/** Answers claims with `link` (`services/kit/src/principal.ts`); fails with `session.ended` for a link that is not good any more. */
export const resolveLink = internalCall({
  subject: 'identity.link.resolve',
  summary: "Says for which record and purpose the token of a visitor's link is good",
  input: ResolveLink,
  output: ResolvedSession,
  callers: ['gateway'],
});
