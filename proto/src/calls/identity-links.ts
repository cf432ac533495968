import { LINK_PURPOSES, type LinkPurpose } from '../permissions/links.js';
import type { Process } from '../services.js';
import { dueDiligenceErrors } from '../texts/due-diligence.js';
import { httpCall, internalCall } from './call.js';
import { DateTime, Email, Flag, List, Name, Nested, ObjectId, ObjectIds, OneOf, Text, Whole } from './fields.js';
import { ResolvedSession } from './identity-sessions.js';

/** Whoever sends links of its records to visitors. */
const OWNERS: readonly Process[] = ['due-diligence'];

export class ResolveLink {
  @Text({ max: 200 }) token: string;
  @Text({ max: 100, optional: true }) ip?: string;
}

/** Answers claims with `link` (`services/kit/src/principal.ts`); fails with `identity.link.ended` for a link that is not good any more. */
export const resolveLink = internalCall({
  subject: 'identity.link.resolve',
  summary: "Says for which record and purpose the token of a visitor's link is good",
  input: ResolveLink,
  output: ResolvedSession,
  callers: ['gateway'],
});

/** A record has one link for each purpose. */
export class LinkOf {
  @Text({ max: 24 }) tenant_id: string;
  @ObjectId() record_id: string;
  @OneOf(LINK_PURPOSES) purpose: LinkPurpose;
}

export class IssueLink extends LinkOf {
  @Name({ max: 200, description: 'For whom it is: visitors have no name of their own' }) name: string;
  @DateTime({ optional: true, description: 'Good until then; 30 days from now unless told otherwise' }) ends?: string;
  @Flag({ optional: true, description: 'It opens only after a code that goes out by e-mail' }) asks_code?: boolean;
}

export class Link {
  @ObjectId() record_id: string;
  @OneOf(LINK_PURPOSES) purpose: LinkPurpose;
  @Text({ optional: true, description: 'For the address that is sent; only while it is good' }) token?: string;
  @DateTime() ends: string;
  @DateTime({ optional: true }) revoked?: string;
  @Whole({ description: 'How often its page was opened' }) openings: number;
  @DateTime({ optional: true }) opened?: string;
  @Flag({ description: 'It opens only after a code that goes out by e-mail' }) asks_code: boolean;
  @Text({ optional: true, description: 'Where its codes go' }) code_to?: string;
}

export class IssuedLink {
  @Nested(() => Link) link: Link;
}

export const issueLink = internalCall({
  subject: 'identity.link.issue',
  summary: 'The link of a record for a purpose; made if there is none yet, whatever became of it otherwise',
  input: IssueLink,
  output: IssuedLink,
  callers: OWNERS,
});

export class RenewLink extends LinkOf {
  @DateTime({ optional: true, description: 'Good until then; 30 days from now unless told otherwise' }) ends?: string;
}

/** Fails with `identity.link.not_found` for a record that has none. */
export const renewLink = internalCall({
  subject: 'identity.link.renew',
  summary: 'A new token and a new end for a link; whoever has the old token comes in no more',
  input: RenewLink,
  output: IssuedLink,
  callers: OWNERS,
});

export class AddressLink extends LinkOf {
  @Email() email: string;
}

export class LinkAddressed {}

export const addressLink = internalCall({
  subject: 'identity.link.address',
  summary: 'Says to which address the codes of a link go from now on; browsers that were let in before are asked again',
  input: AddressLink,
  output: LinkAddressed,
  callers: OWNERS,
});

export class ProtectLinks {
  @Text({ max: 24 }) tenant_id: string;
  @Flag() asks_code: boolean;
}

export const protectLinks = internalCall({
  subject: 'identity.link.protect',
  summary: 'Says of all links of a tenant whether they open only after a code',
  input: ProtectLinks,
  output: LinkAddressed,
  callers: OWNERS,
});

export class RevokeLinks {
  @Text({ max: 24 }) tenant_id: string;
  @ObjectId() record_id: string;
  @OneOf(LINK_PURPOSES, { optional: true, description: 'All of them unless told otherwise' }) purpose?: LinkPurpose;
}

export class LinksRevoked {
  @Whole() count: number;
}

export const revokeLinks = internalCall({
  subject: 'identity.link.revoke',
  summary: 'Ends the links of a record at once',
  input: RevokeLinks,
  output: LinksRevoked,
  callers: OWNERS,
});

export class ListLinks {
  @Text({ max: 24 }) tenant_id: string;
  @ObjectIds({ max: 500 }) record_ids: string[];
}

export class Links {
  @List(() => Link) links: Link[];
}

export const listLinks = internalCall({
  subject: 'identity.link.list',
  summary: 'The links of records',
  input: ListLinks,
  output: Links,
  callers: OWNERS,
});

export class ListOpenings {
  @Text({ max: 24 }) tenant_id: string;
  @ObjectId() record_id: string;
}

export class Opening {
  @OneOf(LINK_PURPOSES) purpose: LinkPurpose;
  @DateTime() at: string;
  @Text({ optional: true }) ip?: string;
  @Text({ optional: true }) userAgent?: string;
}

export class Openings {
  @List(() => Opening, { description: 'The latest 100, newest first' }) openings: Opening[];
}

export const listOpenings = internalCall({
  subject: 'identity.link.openings',
  summary: 'When and from where the links of a record were opened',
  input: ListOpenings,
  output: Openings,
  callers: OWNERS,
});

export class CheckAccessToken {
  @Text({ max: 200, description: 'Of the address that was sent' }) token: string;
}

export class LimitedAccess {
  @OneOf(LINK_PURPOSES) purpose: LinkPurpose;
  @ObjectId({ description: 'The record that the link is for' }) record_id: string;
  @DateTime() ends: string;
}

export const checkAccessToken = httpCall({
  subject: 'identity.link.check',
  method: 'POST',
  path: 'check-access-token',
  access: 'public',
  summary: 'Opens the page of a link: says what the token is good for. It then goes into the Authorization header',
  input: CheckAccessToken,
  output: LimitedAccess,
  fails: ['identity.link.ended', 'identity.link.code_needed'],
  secrets: ['token'],
  limit: { count: 30, seconds: 60 },
});

export class CodeSent {
  @Text({ description: 'Where it went, all but the ends of the address hidden' }) to: string;
}

export const sendLinkCode = httpCall({
  subject: 'identity.link.send-code',
  method: 'POST',
  path: 'check-access-token/send-code',
  access: 'public',
  summary: 'Sends the code that opens a link to the address of the link; within a minute the same one counts',
  input: CheckAccessToken,
  output: CodeSent,
  fails: ['identity.link.ended', 'identity.link.no_address'],
  secrets: ['token'],
  limit: { count: 10, seconds: 60 },
});

export class ConfirmLinkCode extends CheckAccessToken {
  @Text({ pattern: /^\d{6}$/, message: dueDiligenceErrors.sixDigits, example: '123456' }) code: string;
}

export class CodeConfirmed {
  @Text({ description: 'Goes behind the token, after a dot; worth nothing without it' }) proof: string;
}

export const confirmLinkCode = httpCall({
  subject: 'identity.link.confirm-code',
  method: 'POST',
  path: 'check-access-token/confirm-code',
  access: 'public',
  summary: 'Opens a link with the code that was sent: good for ten minutes, for five tries, once',
  input: ConfirmLinkCode,
  output: CodeConfirmed,
  fails: ['identity.link.ended'],
  secrets: ['token', 'code'],
  limit: { count: 10, seconds: 60 },
});
