import { httpCall } from './call.js';
import { OFFICERS } from './due-diligence.js';
import { Flag, Text } from './fields.js';

export class AskVisitorSettings {}

/** What one company has decided about the people it sends links to. */
export class VisitorSettings {
  @Text({ max: 100, trim: true, description: 'Who asks: shown to visitors on top of pages and e-mails, or empty' })
  sender: string;
  @Flag({ description: 'Reminders may be sent on day 3, 7 and 13' }) reminders: boolean;
  @Flag({ description: 'A link opens only after a code that goes out by e-mail' }) asks_code: boolean;
}

export const getVisitorSettings = httpCall({
  subject: 'due-diligence.settings.get',
  method: 'GET',
  path: 'due-diligence-settings',
  access: OFFICERS,
  summary: 'What the own company has decided about visitors of its links',
  input: AskVisitorSettings,
  output: VisitorSettings,
});

export const saveVisitorSettings = httpCall({
  subject: 'due-diligence.settings.save',
  method: 'POST',
  path: 'due-diligence-settings',
  access: ['change_permission_of_user'],
  summary: 'Decides about visitors of links, for all clients; for administrators',
  input: VisitorSettings,
  output: VisitorSettings,
  writes: true,
});
