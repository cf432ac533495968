import { internalCall } from './call.js';
import { Anything, Flag, Text, Whole } from './fields.js';

export class ResolveSession {
  @Text({ max: 200 }) token: string;
  @Text({ max: 100, optional: true }) ip?: string;
  @Flag({ optional: true, description: 'true: nobody is at work, so it does not count as use' }) background?: boolean;
}

export class ResolvedSession {
  /** The principal's claims as `services/kit/src/principal.ts` describes them. */
  @Anything() principal: unknown;
}

export const resolveSession = internalCall({
  subject: 'identity.session.resolve',
  summary: 'Says whose session a token is',
  input: ResolveSession,
  output: ResolvedSession,
  callers: ['gateway'],
});

export const resolveViewToken = internalCall({
  subject: 'identity.view-token.resolve',
  summary: 'Says whose session asked for a view token and counts its use',
  input: ResolveSession,
  output: ResolvedSession,
  callers: ['gateway'],
});

export class CountApprovers {
  @Text({ max: 24 }) tenant_id: string;
  @Text({ max: 24, optional: true, description: 'A user who does not count' }) except?: string;
}

export class ApproverCount {
  @Whole() count: number;
}

export const countApprovers = internalCall({
  subject: 'identity.approvers.count',
  summary: 'How many users of a tenant may approve a change',
  input: CountApprovers,
  output: ApproverCount,
  callers: ['workflow'],
});
