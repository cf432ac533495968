import { describe, expect, it } from '@jest/globals';
import { cleanDelta } from './rich-text.js';

const delta = (...ops: unknown[]) => ({ ops });

describe('rich text from outside', () => {
  it('keeps text with plain formatting, given as an object or as JSON text', () => {
    const comment = delta(
      { insert: 'Passport has ' },
      { insert: 'expired', attributes: { bold: true, link: 'https://example.org' } },
      { insert: '\n', attributes: { list: 'bullet', indent: 1 } },
    );
    expect(cleanDelta(comment)).toEqual(comment);
    expect(cleanDelta(JSON.stringify(comment))).toEqual(comment);
  });

  it.each([
    ['an embedded image', { insert: { image: 'https://evil.example/pixel.png' } }],
    ['an embedded video', { insert: { video: 'javascript:alert(1)' } }],
    ['a part that deletes', { delete: 3 }],
    ['an empty part', { insert: '' }],
    ['what is no part at all', 'text'],
  ])('leaves out %s', (_, op) => {
    expect(cleanDelta(delta(op, { insert: 'kept\n' }))).toEqual(delta({ insert: 'kept\n' }));
  });

  it.each([
    ['a script as a link', { link: 'javascript:alert(1)' }],
    ['a script as a link behind a space', { link: ' javascript:alert(1)' }],
    ['a data link', { link: 'data:text/html,<script>1</script>' }],
    ['a link that is no text', { link: { href: 'https://example.org' } }],
    ['an inline style', { style: 'position:fixed' }],
    ['a class', { class: 'overlay' }],
    ['a heading that does not exist', { header: 7 }],
    ['formatting by something that is not true', { bold: '<b>' }],
    ['the prototype', JSON.parse('{"__proto__":true,"constructor":true}')],
  ])('leaves out %s and keeps the text', (_, attributes) => {
    expect(cleanDelta(delta({ insert: 'kept', attributes }))).toEqual(delta({ insert: 'kept' }));
  });

  it('keeps markup as the text it is', () => {
    expect(cleanDelta(delta({ insert: '<script>alert(1)</script>' }))).toEqual(
      delta({ insert: '<script>alert(1)</script>' }),
    );
  });

  it.each([
    ['HTML', '<p>no</p>'],
    ['broken JSON', '{"ops":'],
    ['a list', []],
    ['no parts', { ops: 'text' }],
    ['a number', 5],
    ['more than 64 KB', delta({ insert: 'x'.repeat(65_537) })],
    ['more than 64 KB in characters of several bytes', delta({ insert: '\u{1f600}'.repeat(16_384) })],
    ['more than 5,000 parts', { ops: Array.from({ length: 5_001 }, () => ({ insert: 'a' })) }],
  ])('is not %s', (_, given) => {
    expect(cleanDelta(given)).toBeUndefined();
  });
});
