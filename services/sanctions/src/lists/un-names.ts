const LATIN = /\p{Script=Latin}/u;
/** What the list says of a name beside the name itself. */
const SAID_OF_IT =
  /\s*(?:\((?:birth name|combat name|previously listed as|false identity[^)]*)\)|,?\s+born (?:in |on |\d).*$|- sub-unit name)/giu;
const ORIGINAL_SCRIPT = /\(original script\)|original script:/gi;
const NUMBERED = /(?:^|\s)[a-z]\)\s/;

type Part = { text: string; isBracket: boolean };

/** The text in order, with what stands in the outermost brackets told apart. */
function outerBrackets(text: string): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(' && depth++ === 0) {
      parts.push({ text: text.slice(start, at), isBracket: false });
      start = at + 1;
    } else if (text[at] === ')' && depth > 0 && --depth === 0) {
      parts.push({ text: text.slice(start, at), isBracket: true });
      start = at + 1;
    }
  }
  // A bracket that is never closed belongs to the name.
  return [...parts, { text: text.slice(depth > 0 ? start - 1 : start), isBracket: false }];
}

/** Brackets hold other names where they hold several, or one in another script; "(AQAP)" or "(PAKISTAN)" is part of the name. */
function freeBrackets(text: string): string {
  const parts = outerBrackets(text);
  const isLatin = LATIN.test(parts[0]?.text ?? '');
  const isOther = (inner: string): boolean =>
    inner.includes(';') || (parts[0]?.text.trim() !== '' && LATIN.test(inner) !== isLatin && /\p{L}/u.test(inner));
  return parts
    .map((part) => (!part.isBracket ? part.text : isOther(part.text) ? `;${part.text};` : `(${part.text})`))
    .join('');
}

/**
 * The names in one field: "Azim Adhajani; Azim Agha-Jani", "a) … b) …", "حسن غول (Hassan Ghul; Hassan Gul)",
 * "Jin Tiesan (金铁三)".
 */
export function unNames(text: string): string[] {
  const bare = text.replace(SAID_OF_IT, '').replace(ORIGINAL_SCRIPT, '');
  return freeBrackets(bare)
    .split(';')
    .flatMap((part) => part.split(NUMBERED))
    .map((part) => part.replace(/^[\s,]+|[\s,]+$/g, ''))
    .filter(Boolean);
}

/** Whether the field says more than names, which is then kept as a remark. */
export const saysMore = (text: string): boolean => text.search(SAID_OF_IT) >= 0;
