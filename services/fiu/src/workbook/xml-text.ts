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

/** The texts inside one element `si` or `is`, without readings of Chinese signs. */
export function richText(inner: string): string {
  const spoken = inner.includes('rPh') ? inner.replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '') : inner;
  let text = '';
  for (const [, part = ''] of spoken.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g)) text += part;
  return unescaped(text);
}
