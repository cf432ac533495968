import type { Delta } from '@dossier/proto/records/model/field';
import { isDelta } from '@dossier/proto/records/model/rich-text';

export type { Delta };
export type Op = Delta['ops'][number];
export type Run = { text: string; bold?: boolean; italic?: boolean; underline?: boolean; link?: string };
export type Block = { kind: 'paragraph' | 'heading' | 'bullet' | 'ordered'; runs: Run[] };

export const EMPTY: Delta = { ops: [] };

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Rich text as stored (a delta, or its JSON); a plain sentence becomes a paragraph; anything else is empty. */
export function asDelta(value: unknown): Delta {
  const parsed = typeof value === 'string' ? (fromJson(value) ?? value) : value;
  if (isDelta(parsed)) return parsed as Delta;
  return typeof parsed === 'string' && parsed !== '' ? { ops: [{ insert: `${parsed}\n` }] } : EMPTY;
}

const kindOf = (attributes: Op['attributes']): Block['kind'] => {
  if (attributes?.header) return 'heading';
  if (attributes?.list === 'ordered') return 'ordered';
  return attributes?.list ? 'bullet' : 'paragraph';
};

const runOf = (text: string, attributes: Op['attributes'] = {}): Run => ({
  text,
  bold: attributes.bold === true,
  italic: attributes.italic === true,
  underline: attributes.underline === true,
  link: typeof attributes.link === 'string' ? attributes.link : undefined,
});

/** Lines of a delta: a line's form is an attribute of the line break that ends it. */
export function blocksOf(value: unknown): Block[] {
  const blocks: Block[] = [];
  let runs: Run[] = [];
  const close = (attributes: Op['attributes']) => {
    blocks.push({ kind: kindOf(attributes), runs });
    runs = [];
  };
  for (const { insert, attributes } of asDelta(value).ops) {
    const [first = '', ...rest] = insert.split('\n');
    if (first) runs.push(runOf(first, attributes));
    for (const line of rest) {
      close(attributes);
      if (line) runs.push(runOf(line, attributes));
    }
  }
  if (runs.length > 0) close(undefined);
  return blocks;
}

/** The text without its form, trimmed. */
export const plainOf = (value: unknown): string =>
  asDelta(value)
    .ops.map(({ insert }) => insert)
    .join('')
    .trim();
