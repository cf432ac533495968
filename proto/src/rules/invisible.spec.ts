import { describe, expect, it } from '@jest/globals';
import { say } from '../texts/phrase.js';
import { invisibleError } from './invisible.js';

describe('examination 11: characters that nobody sees', () => {
  it.each([
    ['\u0000Anna', 1, 'U+0000'],
    ['Anna\r\nBcc: x', 5, 'U+000D'],
    ['Anna \u202egnp.exe', 6, 'U+202E'],
    ['\u200b\u200b\u200b', 1, 'U+200B'],
    ['\u{1F469}\ufeffAnna', 2, 'U+FEFF'],
    ['Anna\ud800', 5, 'U+D800'],
    ['\u3164\u3164\u3164', 1, 'U+3164'],
    ['Anna\u200d', 5, 'U+200D'],
  ])('are named with their position: %j', (text, position, code) => {
    expect(say(invisibleError(text) ?? '')).toBe(`Character ${position} is invisible (${code}). Please remove it`);
  });

  it.each(['Anna Keller', "D'Angelo-Müller", 'شركة الخليج', 'می\u200cخواهم', 'क्\u200dष', '李伟', 'Łukasz 🙂'])(
    'are not found in %s',
    (text) => expect(invisibleError(text)).toBeUndefined(),
  );

  it('may be line breaks where a text has lines', () => {
    expect(invisibleError('one\r\ntwo\tthree', { lines: true })).toBeUndefined();
    expect(say(invisibleError('one\ntwo\u0007', { lines: true }) ?? '')).toContain('Character 8');
  });
});
