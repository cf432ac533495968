import { LINK_PURPOSES, type LinkPurpose } from '../permissions/links.js';
import { httpCall } from './call.js';
import { DueDiligenceId, FORM, FormOfVisitor, OFFICERS } from './due-diligence.js';
import { OneDueDiligence } from './due-diligence-views.js';
import { DateTime, Email, Flag, List, OneOf, Text, Whole } from './fields.js';

export class LinkOfForm extends DueDiligenceId {
  @OneOf(LINK_PURPOSES) purpose: LinkPurpose;
}

export class FormLink {
  @OneOf(LINK_PURPOSES) purpose: LinkPurpose;
  @Text({ optional: true, description: 'What is sent; only while it is good' }) token?: string;
  @DateTime() ends: string;
  @Flag() revoked: boolean;
  @Whole() openings: number;
  @Flag({ description: 'It opens only after a code that goes out by e-mail' }) asks_code: boolean;
  @Text({ optional: true, description: 'Where its codes go; without it nobody gets in' }) code_to?: string;
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
  @Text({ optional: true, description: 'The address to which a link was last sent from here' }) sent_to?: string;
  @DateTime({ optional: true }) sent_at?: string;
  @Flag({ description: 'Reminders go out to that address until the form is submitted' }) reminds: boolean;
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

export class SendLink extends LinkOfForm {
  @Email({ description: 'Whoever reads it there can open the link' }) email: string;
  @Flag({ optional: true, description: 'Remind on day 3, 7 and 13 until the form is submitted' }) remind?: boolean;
}

export const sendFormLink = httpCall({
  ...shared,
  subject: 'due-diligence.link.send',
  method: 'POST',
  path: 'due-diligence/link/send',
  summary: 'Sends a link by e-mail; it may be sent again, and reminded of',
  input: SendLink,
  fails: [...shared.fails, 'due_diligence.link.ended'],
  writes: true,
});

export const stopReminders = httpCall({
  subject: 'due-diligence.link.stop-reminders',
  method: 'POST',
  path: 'due-diligence/reminders/stop',
  access: FORM,
  summary: 'No more reminders of a form go out; its visitor asks for it, or staff',
  input: FormOfVisitor,
  output: OneDueDiligence,
  fails: ['due_diligence.record.not_found'],
  writes: true,
});
