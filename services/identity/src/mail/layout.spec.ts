import { describe, expect, it } from '@jest/globals';
import { htmlOf } from './layout.js';

const html = (text: string) => htmlOf({ subject: 'Confirm <this>', text, button: 'Confirm' });

describe('the layout of a mail', () => {
  it('makes a button of an address on a line of its own, and a link of one within a sentence', () => {
    const made = html('Hello Ada,\n\nsee https://a.example/x?b=1&c=2.\n\nhttps://a.example/go?token=1\n\nDossier');
    expect(made).toContain('<a class="link" href="https://a.example/x?b=1&amp;c=2"');
    expect(made).toMatch(/<a href="https:\/\/a\.example\/go\?token=1"[^>]*>Confirm<\/a>/);
  });

  it('takes no HTML from names or sentences', () => {
    const made = html('Hello <img src=x onerror=1> "Ada",\n\nhttps://a.example/"><script>1</script>\n\nDossier');
    expect(made).not.toContain('<img');
    expect(made).not.toContain('<script');
    expect(made).toContain('<title>Confirm &lt;this&gt;</title>');
  });

  it('keeps line breaks within a paragraph and the sender apart', () => {
    expect(html('One\ntwo\n\nDossier')).toContain('One<br>two');
  });
});
