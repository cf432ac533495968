import { internalCall } from './call.js';
import { List, Text, Whole } from './fields.js';

export class AskUndecidable {
  @Text({ max: 24 }) tenant_id: string;
  @List(() => String, { description: 'Users who may approve changes, as they would be' }) approvers: string[];
}

export class Undecidable {
  @Whole() count: number;
}

/** How many changes would wait for nobody: who proposed a change does not approve it, unless it was proposed when there was no other. */
export const countUndecidable = internalCall({
  subject: 'workflow.change.count-undecidable',
  summary: 'How many waiting changes of a tenant none of these users could approve',
  input: AskUndecidable,
  output: Undecidable,
  callers: ['identity'],
});
