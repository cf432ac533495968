import { titleOfDocument } from '../documents/catalogue.js';
import { say } from '../texts/phrase.js';
import { workflow as texts } from '../texts/workflow.js';
import { definitionOf, type Kind } from './definitions.js';
import { labelOf } from './label.js';
import type { Facts } from './model/facts.js';

export type Outcome = keyof typeof texts.outcome;
export type ChangeSummary = {
  kind: Kind;
  actionType: 'add' | 'change' | 'remove';
  /** Names of the changed fields. */
  fields: readonly string[];
  actionTaken?: Outcome | null;
  documentType?: string;
  /** The client's facts: some labels depend on its type. */
  company?: Facts['company'];
};

/** The labels of the changed fields, in the order of the form, unknown ones last. */
export function changedLabels(kind: Kind, names: readonly string[], facts: Partial<Facts> = {}): string[] {
  const order = Object.keys(definitionOf(kind).fields);
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const sorted = [...names].sort((a, b) => place(a) - place(b));
  return sorted.map((name) => labelOf(kind, name, {}, facts));
}

/** One sentence for a change: what it is about, what changed, and the outcome in brackets once there is one. */
export function auditSentence({ kind, actionType, fields, actionTaken, documentType, company }: ChangeSummary): string {
  const subject = titleOfDocument(documentType) || say(definitionOf(kind).label);
  const facts = { ...(documentType ? { documentType } : {}), ...(company ? { company } : {}) };
  const what = texts.sentence[actionType](subject, changedLabels(kind, fields, facts).join(', '));
  return actionTaken ? `${what} ${texts.outcome[actionTaken]}` : what;
}
