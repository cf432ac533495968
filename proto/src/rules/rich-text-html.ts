import type { Delta } from '../records/model/field.js';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

const wrapped = (text: string, attributes: Record<string, unknown> = {}): string =>
  Object.entries(TAGS).reduce(
    (html, [name, tag]) => (attributes[name] === true ? `<${tag}>${html}</${tag}>` : html),
    escaped(text),
  );

/** Clean rich text (`cleanDelta`) as HTML: one paragraph a line, every sign of the text escaped, no links. */
export const htmlOf = ({ ops }: Delta): string =>
  ops
    .map(({ insert, attributes }) =>
      insert
        .split('\n')
        .map((line) => (line ? wrapped(line, attributes) : ''))
        .join('\n'),
    )
    .join('')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`)
    .join('');
