import { describe, expect, it } from '@jest/globals';
import { openReason } from './open-reason.js';

const same = { asked: 'vargento', listed: 'vargento', how: 'exact', similarity: 1 };
const alike = { ...same, asked: 'vargneto', how: 'spelling', similarity: 0.88 };
const title = { asked: 'dr', listed: '', kind: 'title', how: 'missing in list', similarity: 0 };
const person = { dob: '1963-04-17', nationality: 'RS' };
const explained = { parts: [same], evidence: [], is_weak_alias: false };

describe('why a match is not dismissed by itself', () => {
  it('names what fits, what differs and what nobody knows', () => {
    const birth = { kind: 'birth' as const, outcome: 'different', points: -0.28, years: 2 };
    expect(openReason({ ...explained, parts: [alike], evidence: [birth] }, person)).toBe(
      'the name is alike, birth year differs by 2, nationality unknown',
    );
  });

  it('leaves out what was not asked, and titles', () => {
    expect(openReason({ ...explained, parts: [title, same] }, {})).toBe('the name is the same');
  });

  it('says that the alias is weak and that the name is common', () => {
    const common = { kind: 'common-name' as const, outcome: 'many', points: -0.09, count: 8 };
    const missing = { ...same, listed: '', how: 'missing in list', similarity: 0 };
    expect(openReason({ parts: [same, missing], evidence: [common], is_weak_alias: true }, {})).toBe(
      'part of the name is missing, low-quality alias, fits 8 listed subjects equally well',
    );
  });
});
