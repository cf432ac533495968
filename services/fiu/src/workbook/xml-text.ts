import { elements } from './elements.js';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of an XML part as people wrote it; also undoes Excel's own `_x000D_`. */
export function unescaped(text: string): string {
  const plain = text.includes('&')
    ? text.replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => entity(whole, name))
    : text;
  return plain.includes('_x')
    ? plain.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : plain;
}

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

export const attributeOf = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

const texts = elements('t');
const readings = elements('rPh');

/** The texts inside one element `si` or `is`, without readings of Chinese signs. */
export function richText(inner: string): string {
  let text = '';
  for (const part of texts(inner.includes('rPh') ? withoutReadings(inner) : inner)) text += part.inner;
  return unescaped(text);
}

function withoutReadings(inner: string): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of readings(inner)) {
    kept += inner.slice(from, start);
    from = end;
  }
  return kept + inner.slice(from);
}
