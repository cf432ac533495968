import { say } from '../texts/phrase.js';
import { definitionOf, type Kind } from './definitions.js';
import type { Plain } from './model/json.js';
import { effectiveValues, liveValues, type Stored } from './model/stored.js';

/** The name people know a record by; its kind's label while it has none. A new record goes by its waiting values. */
export function titleOf(kind: Kind, stored: Stored, documentType?: string): string {
  return (
    titleOfValues(kind, liveValues(stored), documentType) ??
    titleOfValues(kind, effectiveValues(stored), documentType) ??
    say(definitionOf(kind).label)
  );
}

const titleOfValues = (kind: Kind, values: Plain, documentType?: string): string | undefined =>
  definitionOf(kind).title(values, documentType === undefined ? {} : { documentType }) || undefined;
