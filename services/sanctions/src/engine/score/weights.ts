import type { NameWeights, PartKindName } from '../settings.js';
import type { ParsedName } from '../text/parse-name.js';
import { KIND, ROLE } from '../text/part-kinds.js';

const KIND_NAMES: readonly PartKindName[] = ['word', 'particle', 'title', 'form', 'generic', 'number', 'initial'];

/** Weight of each part, in the order of the parts. */
export function partWeights(name: ParsedName, weights: NameWeights): Float64Array {
  const table = name.subject === 'person' ? weights.person : weights.other;
  const out = new Float64Array(name.parts.length);
  name.parts.forEach((part, at) => {
    const isFamily = part.role === ROLE.family && part.kind === KIND.word;
    out[at] = table[KIND_NAMES[part.kind]!] * (isFamily ? weights.family : 1);
  });
  return out;
}
