import type { Kind } from '../definitions.js';
import type { Links } from './facts.js';
import type { Plain } from './json.js';

/** A record of a client file with one value for each field: the approved ones, or those of a snapshot. */
export type FiledRecord = { kind: Kind; id: string; links: Links; values: Plain; documentType?: string };
