import { describe, expect, it } from '@jest/globals';
import { rejectedOf } from './life.js';

const at = new Date('2026-03-01T10:00:00Z');
const report = (name: string, code: string) => ({ name, code, sha256: '', size: 1, rows: 1 });
const answer = (name: string, outcome: 'rejected' | 'acknowledged', reference: string) => ({
  report: name,
  outcome,
  reference,
  date: '2026-03-01',
  at,
  username: 'Ada',
});

describe('what the FIU rejected', () => {
  it('is known by the number of its last answer, for each report code', () => {
    const reports = [report('1.xml', 'STR'), report('2.xml', 'UTR'), report('3.xml', 'SAR'), report('4.xml', 'CTR')];
    const answers = [
      answer('1.xml', 'acknowledged', 'A-1'),
      answer('1.xml', 'rejected', 'R-1'),
      answer('2.xml', 'rejected', 'R-2'),
      answer('2.xml', 'acknowledged', 'A-2'),
      answer('3.xml', 'rejected', 'R-3'),
    ];
    expect(rejectedOf({ reports, answers })).toEqual({ STR: 'R-1', SAR: 'R-3' });
    expect(rejectedOf({ reports })).toEqual({});
  });

  it('is not guessed at where two of one code were rejected', () => {
    const reports = [report('1.xml', 'STR'), report('2.xml', 'STR')];
    const answers = [answer('1.xml', 'rejected', 'R-1'), answer('2.xml', 'rejected', 'R-2')];
    expect(rejectedOf({ reports, answers })).toEqual({});
  });
});
