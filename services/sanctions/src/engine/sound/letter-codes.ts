/**
 * Words are compared as sequences of sound codes: a-z, 0-9, and one code for each pair or triple of
 * letters that spells one sound, so that "sh", "sch" and "š" written differently stay one step apart.
 */
export const CODE = { sh: 36, ch: 37, kh: 38, zh: 39, ts: 40, gh: 41, th: 42, dh: 43 } as const;
export const CODES = 44;

const A = 97;
const ZERO = 48;

const DIGRAPHS = new Map<string, [codes: number[], length: number]>();
const letter = (char: string): number => char.charCodeAt(0) - A;
const rule = (text: string, ...codes: number[]): void => {
  DIGRAPHS.set(text, [codes, text.length]);
};
rule('tsch', CODE.ch);
rule('shch', CODE.sh);
rule('sch', CODE.sh);
rule('tch', CODE.ch);
rule('dzh', CODE.zh);
rule('sh', CODE.sh);
rule('ch', CODE.ch);
rule('cz', CODE.ch);
rule('kh', CODE.kh);
rule('zh', CODE.zh);
rule('dj', CODE.zh);
rule('ts', CODE.ts);
rule('tz', CODE.ts);
rule('gh', CODE.gh);
rule('th', CODE.th);
rule('dh', CODE.dh);
rule('ph', letter('f'));
rule('ck', letter('k'));
rule('qu', letter('k'), letter('u'));
rule('oo', letter('u'));
rule('ou', letter('u'));
rule('ee', letter('i'));

/** Pairs of letters that begin a group, so that nearly every letter is coded without looking further. */
const OPENINGS = new Uint8Array(128 * 128);
for (const text of DIGRAPHS.keys()) OPENINGS[text.charCodeAt(0) * 128 + text.charCodeAt(1)] = 1;

function groupAt(word: string, at: number): [codes: number[], length: number] | undefined {
  for (let length = 4; length >= 2; length -= 1) {
    const found = DIGRAPHS.get(word.substr(at, length));
    if (found) return found;
  }
  return undefined;
}

function codeOf(char: number): number {
  return char >= A ? char - A : 26 + char - ZERO;
}

/** Writes the codes of `word` into `out` and gives their number. `word` is a-z and 0-9 only. */
export function encodeSounds(word: string, out: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < word.length && count < out.length - 1; ) {
    const char = word.charCodeAt(at);
    const opens = at + 1 < word.length && OPENINGS[char * 128 + (word.charCodeAt(at + 1) & 127)] === 1;
    const group = opens ? groupAt(word, at) : undefined;
    if (!group) {
      out[count++] = codeOf(char);
      at += 1;
      continue;
    }
    for (const code of group[0]) out[count++] = code;
    at += group[1];
  }
  return count;
}
