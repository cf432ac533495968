const MARKS = /\p{M}+/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const SYMBOLS = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\p{So}]/gu;
const APOSTROPHES = /[’‘ʼʻ`´′ʹʾʿ]/g;

/** Compatibility forms unified; controls, right-to-left marks and pictures removed; apostrophes made one. */
export function cleanText(text: string): string {
  const unified = text
    .normalize('NFKC')
    .replace(/[\t\r\n]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(SYMBOLS, ' ');
  return unified.replace(APOSTROPHES, "'").trim();
}

/** Arabic and Hebrew vowel points carry nothing that lists agree on. Latin accents are handled by romanising. */
export function dropPoints(text: string): string {
  if (!/[\u0590-\u06ff]/.test(text)) return text;
  const bare = text
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/\u0640/g, '')
    .normalize('NFC');
  return bare.replace(/عبد\s+الله/g, 'عبدالله');
}
