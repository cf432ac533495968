/**
 * Arabic (with Persian, Urdu and Pashto letters) and Hebrew to Latin. Own tables because general
 * transliterators drop ayn and hamza carriers and give some letters values no passport uses.
 */
const ARABIC: Record<string, string> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ک: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ھ: 'h',
  ہ: 'h',
  ة: 'a',
  ۀ: 'a',
  و: 'w',
  ؤ: 'u',
  ي: 'y',
  ی: 'y',
  ى: 'a',
  ئ: 'i',
  ء: '',
  پ: 'p',
  چ: 'ch',
  ژ: 'zh',
  گ: 'g',
  ڤ: 'v',
  ڭ: 'ng',
  ټ: 't',
  ډ: 'd',
  ړ: 'r',
  ږ: 'zh',
  ښ: 'sh',
  ګ: 'g',
  ڼ: 'n',
  ې: 'e',
  ۍ: 'y',
  ٹ: 't',
  ڈ: 'd',
  ڑ: 'r',
  ں: 'n',
  ے: 'e',
  څ: 'ts',
  ځ: 'dz',
};

const HEBREW: Record<string, string> = {
  א: 'a',
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 'z',
  ח: 'kh',
  ט: 't',
  י: 'y',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: 'a',
  פ: 'p',
  ף: 'f',
  צ: 'ts',
  ץ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};

const HEBREW_MARKED: readonly [RegExp, string][] = [
  [/[צץ]['׳’]/g, 'ch'],
  [/ג['׳’]/g, 'j'],
  [/ז['׳’]/g, 'zh'],
  [/ת['׳’]/g, 't'],
  [/וו/g, 'v'],
  [/יי/g, 'y'],
];

function mapLetters(word: string, table: Record<string, string>): string {
  let out = '';
  for (const letter of word) out += table[letter] ?? (letter.charCodeAt(0) < 0x80 ? letter : '');
  return out;
}

export function romaniseArabic(word: string): string {
  return mapLetters(word, ARABIC);
}

/** Vav is written both for v and for o or u: inside a word between consonants it is read as a vowel. */
export function romaniseHebrew(word: string): string {
  const marked = HEBREW_MARKED.reduce((text, [pattern, latin]) => text.replace(pattern, latin), word);
  return mapLetters(marked.replace(/(?<=[א-ת])ו(?=[א-ת])/g, 'o').replace(/(?<=[א-ת])ו$/, 'o'), HEBREW);
}
