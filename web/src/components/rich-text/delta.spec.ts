import { describe, expect, it } from '@jest/globals';
import { asDelta, blocksOf, EMPTY, plainOf } from './delta';

describe('blocksOf', () => {
  it('gives each line the form of the line break that ends it', () => {
    const delta = {
      ops: [{ insert: 'First' }, { insert: '\n', attributes: { list: 'bullet' } }, { insert: 'Plain\nlast' }],
    };
    expect(blocksOf(delta).map(({ kind, runs }) => [kind, runs.map(({ text }) => text)])).toEqual([
      ['bullet', ['First']],
      ['paragraph', ['Plain']],
      ['paragraph', ['last']],
    ]);
  });

  it('keeps bold and links of a run', () => {
    const delta = {
      ops: [{ insert: 'site', attributes: { bold: true, link: 'https://example.com' } }, { insert: '\n' }],
    };
    expect(blocksOf(delta)[0]?.runs[0]).toMatchObject({ text: 'site', bold: true, link: 'https://example.com' });
  });

  it('shows nothing of a link that would run a script', () => {
    expect(blocksOf({ ops: [{ insert: 'x', attributes: { link: 'javascript:alert(1)' } }] })).toEqual([]);
  });
});

describe('asDelta', () => {
  it('reads the JSON of a delta', () => {
    expect(asDelta('{"ops":[{"insert":"a\\n"}]}')).toEqual({ ops: [{ insert: 'a\n' }] });
  });

  it('takes a plain sentence as a paragraph, tags and all', () => {
    expect(plainOf('<b>not bold</b>')).toBe('<b>not bold</b>');
  });

  it('is empty for anything else', () => {
    for (const value of [undefined, null, 7, {}, { ops: 'x' }, { ops: [{ insert: { image: 'x' } }] }])
      expect(asDelta(value)).toEqual(EMPTY);
  });
});
