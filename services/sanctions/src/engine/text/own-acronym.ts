import type { NamePart } from './parse-name.js';
import { KIND } from './part-kinds.js';

/** Two letters are initials of too much. */
const SHORTEST = 3;

const counts = ({ kind }: NamePart): boolean => kind === KIND.word || kind === KIND.generic;

/** "Reconnaissance General Bureau (RGB)": an acronym beside the words that it stands for says nothing more. */
export function muteOwnAcronym(parts: NamePart[]): NamePart[] {
  const words = parts.filter(counts);
  if (words.length <= SHORTEST) return parts;
  return parts.map((part) => {
    if (part.kind !== KIND.word || part.text.length !== words.length - 1) return part;
    const others = words.filter((other) => other !== part);
    const isAcronym = part.text === others.map(({ text }) => text[0]).join('');
    return isAcronym ? { ...part, kind: KIND.title } : part;
  });
}
