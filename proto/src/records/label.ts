import { say } from '../texts/phrase.js';
import { fieldOf, type Kind } from './definitions.js';
import type { Facts } from './model/facts.js';
import type { Plain } from './model/json.js';

/** What people call a field of this very record; an unknown field keeps its name. */
export function labelOf(kind: Kind, name: string, values: Plain = {}, facts: Partial<Facts> = {}): string {
  const field = fieldOf(kind, name);
  return say(field?.labelFor?.(values, facts) ?? field?.label ?? name);
}
