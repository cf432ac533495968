import { describe, expect, it } from '@jest/globals';
import { EVIDENCE_KINDS, howSentence, type Scored, scoreLines } from './score-lines.js';

const total = (scored: Scored): number =>
  Math.round(scored.name_score * 100) + scoreLines(scored).reduce((sum, { points }) => sum + points, 0);

const birth = { kind: 'birth' as const, outcome: 'same-year', points: 0.06 };
const abroad = { kind: 'nationality' as const, outcome: 'different', points: -0.08, listed: ['RU', 'BY'] };

describe('the lines of a score', () => {
  it.each([
    { name_score: 0.94, score: 0.95, is_held_back: false, evidence: [birth, abroad] },
    { name_score: 1, score: 1, is_held_back: false, evidence: [{ ...birth, points: 0.12 }] },
    { name_score: 0.92, score: 0.68, is_held_back: true, evidence: [] },
    { name_score: 0.515, score: 0.515, is_held_back: false, evidence: [] },
  ])('add up to the score that is shown (%o)', (scored) => {
    expect(total(scored)).toBe(Math.round(scored.score * 100));
  });

  it('say what they are', () => {
    const lines = scoreLines({ name_score: 0.94, score: 0.88, is_held_back: false, evidence: [birth, abroad] });
    expect(lines.map(({ sentence }) => sentence)).toEqual([
      'A name alone is not proof',
      'The year of birth is the same',
      'The nationality is another: Russia, Belarus',
    ]);
  });

  it('say that the list has nothing to compare, and each other kind in a sentence of its own', () => {
    const evidence = EVIDENCE_KINDS.map((kind) => ({ kind, outcome: 'same', points: 0.02, count: 8 }));
    const lines = scoreLines({ name_score: 0.8, score: 0.92, is_held_back: false, evidence });
    expect(lines.find(({ key }) => key === 'unconfirmed')?.sentence).toBe(
      'The list has neither a birth date nor a nationality to compare',
    );
    expect(new Set(lines.map(({ sentence }) => sentence)).size).toBe(EVIDENCE_KINDS.length);
  });

  it('say that a weak alias was held back', () => {
    const [line] = scoreLines({ name_score: 0.92, score: 0.68, is_held_back: true, evidence: [] });
    expect(line).toEqual({
      key: 'rest',
      sentence: 'A low-quality alias that fits in part raises no alert',
      points: -24,
    });
  });
});

describe('how two parts fit', () => {
  it('is said with the likeness where it is not whole', () => {
    const part = { asked: 'melnikof', listed: 'melnikov', how: 'sound', similarity: 0.92 };
    expect(howSentence(part)).toBe('sounds alike 92');
    expect(howSentence({ ...part, how: 'exact', similarity: 1 })).toBe('the same');
    expect(howSentence({ ...part, how: 'script', similarity: 0.96 })).toBe('the same in another script 96');
    expect(howSentence({ ...part, how: 'script', similarity: 0.73 })).toBe('alike in another script 73');
    expect(howSentence({ ...part, listed: '', how: 'missing in list' })).toBe('not on the list');
  });
});
