/** One element as written: between its name and `>`, what it holds, and where it stands in the text. */
export type Element = { tag: string; inner: string; start: number; end: number };

/**
 * Finds the elements of one name, one behind the other. Every sign is looked at once, whatever the text: an expression over a whole
 * element begins anew at each tag that is never closed, and hours pass. Ends at the first element that is not whole.
 */
export function elements(name: string): (text: string) => Generator<Element> {
  const begin = new RegExp(`<(?:\\w{1,40}:)?${name}(?=[\\s/>])`, 'g');
  const close = new RegExp(`</(?:\\w{1,40}:)?${name}>`, 'g');
  const next = (expression: RegExp, text: string, from: number) => {
    expression.lastIndex = from;
    return expression.exec(text);
  };
  return function* (text) {
    for (let found = next(begin, text, 0); found; ) {
      const start = found.index;
      const tagStart = start + found[0].length;
      const tagEnd = text.indexOf('>', tagStart);
      if (tagEnd < 0) return;
      const isEmpty = text[tagEnd - 1] === '/';
      const closing = isEmpty ? undefined : next(close, text, tagEnd + 1);
      if (closing === null) return;
      const end = closing ? closing.index + closing[0].length : tagEnd + 1;
      const tag = text.slice(tagStart, isEmpty ? tagEnd - 1 : tagEnd);
      yield { tag, inner: closing ? text.slice(tagEnd + 1, closing.index) : '', start, end };
      found = next(begin, text, end);
    }
  };
}

/** The first of them. */
export const firstOf = (found: Generator<Element>): Element | undefined => found.next().value as Element | undefined;
