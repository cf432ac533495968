import { describe, expect, it } from '@jest/globals';
import * as es from '../translations/es/due-diligence.js';
import * as esScreens from '../translations/es/due-diligence-screens.js';
import * as nl from '../translations/nl/due-diligence.js';
import * as nlScreens from '../translations/nl/due-diligence-screens.js';
import { dueDiligenceTexts } from './due-diligence.js';
import { dueDiligenceScreens } from './due-diligence-screens.js';

const WORDS = 20;

/** Every text of a tree; what takes values is given short ones. */
function textsOf(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (typeof entry === 'function') return [String(entry('one', 'two', 'three'))];
  return Object.values(entry as object).flatMap(textsOf);
}

const sentencesOf = (text: string): string[] => text.split(/[.?!](?:\s|$)/);
const wordsOf = (sentence: string): number => sentence.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

describe('what visitors and officers read of due diligence', () => {
  it.each([
    ['English', dueDiligenceTexts, dueDiligenceScreens],
    ['Dutch', nl, nlScreens],
    ['Spanish', es, esScreens],
  ])('has sentences of fewer than 20 words in %s', (_, ...trees) => {
    const sentences = trees.flatMap(textsOf).flatMap(sentencesOf);
    expect(sentences.length).toBeGreaterThan(300);
    expect(sentences.filter((sentence) => wordsOf(sentence) >= WORDS)).toEqual([]);
  });
});
