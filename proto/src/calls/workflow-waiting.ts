import { SECTIONS, type Section } from '../records/model/sections.js';
import { internalCall } from './call.js';
import { DateTime, List, ObjectId, OneOf, Text } from './fields.js';

export class AskWaiting {
  @Text({ optional: true, max: 24, description: 'The tenant of the last change of the page before' })
  tenant_id?: string;
  @Text({ optional: true, max: 24, description: 'The last change of the page before' }) after?: string;
  @List(() => String, { optional: true, description: 'Only these changes, of whichever tenant' }) ids?: string[];
}

export class WaitingChange {
  @ObjectId() change_id: string;
  @ObjectId() company_id: string;
  @Text({ max: 24 }) tenant_id: string;
  @Text() title: string;
  @OneOf(Object.keys(SECTIONS) as Section[]) section: Section;
  @DateTime() at: string;
  @ObjectId({ optional: true, description: 'Who proposed it, unless that is the one who decides it' })
  maker_id?: string;
}

export class WaitingChanges {
  @List(() => WaitingChange, { description: 'Of one tenant; none when there is no further tenant' })
  changes: WaitingChange[];
}

/** For a list of work that begins to be kept while changes wait. */
export const waitingChanges = internalCall({
  subject: 'workflow.change.waiting',
  summary: 'The changes of all tenants that wait for approval, page by page',
  input: AskWaiting,
  output: WaitingChanges,
  callers: ['tasks'],
});
