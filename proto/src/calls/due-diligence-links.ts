import { LINK_PURPOSES, type LinkPurpose } from '../permissions/links.js';
import { httpCall } from './call.js';
import { DueDiligenceId, OFFICERS } from './due-diligence.js';
import { DateTime, Flag, List, OneOf, Text, Whole } from './fields.js';

export class LinkOfForm extends DueDiligenceId {
  @OneOf(LINK_PURPOSES) purpose: LinkPurpose;
}

export class FormLink {
  @OneOf(LINK_PURPOSES) purpose: LinkPurpose;
  @Text({ optional: true, description: 'What is sent; only while it is good' }) token?: string;
  @DateTime() ends: string;
  @Flag() revoked: boolean;
  @Whole() openings: number;
}

export class LinkOpening {
  @OneOf(LINK_PURPOSES) purpose: LinkPurpose;
  @DateTime() at: string;
  @Text({ optional: true }) ip?: string;
  @Text({ optional: true }) userAgent?: string;
}

export class FormLinks {
  @List(() => FormLink) links: FormLink[];
  @List(() => LinkOpening, { description: 'The latest 100, newest first' }) openings: LinkOpening[];
}

const shared = {
  access: OFFICERS,
  output: FormLinks,
  fails: ['due_diligence.record.not_found', 'due_diligence.record.closed'],
} as const;

export const getFormLinks = httpCall({
  ...shared,
  subject: 'due-diligence.link.list',
  method: 'GET',
  path: 'due-diligence/:id/links',
  summary: 'The links of a due diligence, and who opened them when and from where',
  input: DueDiligenceId,
});

export const renewFormLink = httpCall({
  ...shared,
  subject: 'due-diligence.link.renew',
  method: 'POST',
  path: 'due-diligence/link/renew',
  summary: 'Makes a new link, good for another 30 days; the old one opens nothing any more',
  input: LinkOfForm,
  writes: true,
});

export const revokeFormLink = httpCall({
  ...shared,
  subject: 'due-diligence.link.revoke',
  method: 'POST',
  path: 'due-diligence/link/revoke',
  summary: 'Ends a link at once',
  input: LinkOfForm,
  writes: true,
});
