import { diffArrays } from 'diff';

export type Part = { text: string; changed: boolean };
export type Difference = { before: Part[]; after: Part[] };

/** Above this many insertions and deletions the texts are taken as wholly different: nobody reads such a patchwork anyway. */
const AT_MOST = 1_000;

const tokens = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

const whole = (text: string): Part[] => (text ? [{ text, changed: true }] : []);

/** Two texts cut into words, each marked whether the other one has it too. The parts of a side make up its text. */
export function wordDiff(before: string, after: string): Difference {
  const parts = diffArrays(tokens(before), tokens(after), { maxEditLength: AT_MOST });
  if (!parts) return { before: whole(before), after: whole(after) };
  const side = (other: 'added' | 'removed'): Part[] =>
    parts
      .filter((part) => !part[other])
      .map(({ value, added, removed }) => ({ text: value.join(''), changed: added || removed }));
  return { before: side('added'), after: side('removed') };
}
