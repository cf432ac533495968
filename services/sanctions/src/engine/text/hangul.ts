/**
 * Foreign names that Korean spells by sound. A syllable holds a first consonant, a vowel and a last consonant; the vowel ㅡ only
 * carries a consonant that Korean cannot leave bare (스미스: s-mi-s), so without a last consonant it is not read.
 */
const FIRST = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWEL = 'a e ya ye o e yo ye o wa we we yo u wo we wi yu u ui i'.split(' ');
const LAST = ' k k k n n n t l l l l l l l l m p p t t ng t t k t p h'.split(' ');

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const CARRIER = 18;

function syllable(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return '';
  const at = code - FIRST_SYLLABLE;
  const last = at % LAST.length;
  const vowel = Math.floor(at / LAST.length) % VOWEL.length;
  const first = FIRST[Math.floor(at / (LAST.length * VOWEL.length))]!;
  return first + (vowel === CARRIER && last === 0 && first !== '' ? '' : VOWEL[vowel]!) + LAST[last]!;
}

/** Reads a word of Hangul as the foreign name that it spells, in a-z. */
export const readForeignHangul = (word: string): string => [...word].map(syllable).join('');
