import anyAscii from 'any-ascii';

/** Usual Latin spelling of Korean family names, where it differs from the letter-by-letter reading. */
const KOREAN_FAMILY: Record<string, string> = {
  김: 'kim',
  이: 'lee',
  리: 'ri',
  박: 'park',
  최: 'choi',
  정: 'jung',
  강: 'kang',
  조: 'cho',
  윤: 'yoon',
  장: 'jang',
  임: 'lim',
  림: 'rim',
  오: 'oh',
  신: 'shin',
  서: 'seo',
  권: 'kwon',
  황: 'hwang',
  안: 'ahn',
  송: 'song',
  유: 'yoo',
  류: 'ryu',
  홍: 'hong',
  전: 'jeon',
  고: 'ko',
  문: 'moon',
  손: 'son',
  양: 'yang',
  배: 'bae',
  백: 'baek',
  허: 'heo',
  노: 'noh',
  로: 'ro',
  심: 'sim',
  곽: 'kwak',
  우: 'woo',
  주: 'joo',
  구: 'koo',
  나: 'na',
  라: 'ra',
  민: 'min',
  진: 'jin',
};

/** Family names that Koreans write in Chinese characters, for names such as 金正恩 that are not read the Chinese way. */
const SINO_KOREAN: Record<string, string> = {
  金: 'kim',
  朴: 'park',
  崔: 'choe',
  正: 'jong',
  恩: 'un',
  日: 'il',
  成: 'song',
  哲: 'chol',
  永: 'yong',
  英: 'yong',
  南: 'nam',
  敬: 'kyong',
  姬: 'hui',
  姫: 'hui',
  元: 'won',
  洪: 'hong',
  明: 'myong',
  國: 'guk',
  国: 'guk',
  男: 'nam',
  與: 'yo',
  与: 'yo',
  龍: 'ryong',
  龙: 'ryong',
  海: 'hae',
  賢: 'hyon',
  贤: 'hyon',
  學: 'hak',
  学: 'hak',
  光: 'kwang',
  革: 'hyok',
  植: 'sik',
  基: 'gi',
  春: 'chun',
  昌: 'chang',
  善: 'son',
  熙: 'hui',
  宰: 'jae',
  在: 'jae',
  聖: 'song',
};

/** Japanese family and given names commonly met, longest first; kanji have no fixed reading, so only whole words. */
const JAPANESE: Record<string, string> = {
  佐藤: 'sato',
  鈴木: 'suzuki',
  高橋: 'takahashi',
  田中: 'tanaka',
  伊藤: 'ito',
  渡辺: 'watanabe',
  山本: 'yamamoto',
  中村: 'nakamura',
  小林: 'kobayashi',
  加藤: 'kato',
  吉田: 'yoshida',
  山田: 'yamada',
  佐々木: 'sasaki',
  山口: 'yamaguchi',
  松本: 'matsumoto',
  井上: 'inoue',
  木村: 'kimura',
  清水: 'shimizu',
  斎藤: 'saito',
  山崎: 'yamazaki',
  中島: 'nakajima',
  池田: 'ikeda',
  橋本: 'hashimoto',
  石川: 'ishikawa',
  前田: 'maeda',
  小川: 'ogawa',
  岡田: 'okada',
  長谷川: 'hasegawa',
  藤田: 'fujita',
  後藤: 'goto',
  近藤: 'kondo',
  村上: 'murakami',
  遠藤: 'endo',
  青木: 'aoki',
  坂本: 'sakamoto',
  福田: 'fukuda',
  太田: 'ota',
  西村: 'nishimura',
  藤井: 'fujii',
  岡本: 'okamoto',
  中川: 'nakagawa',
  安倍: 'abe',
  太郎: 'taro',
  花子: 'hanako',
  一郎: 'ichiro',
  次郎: 'jiro',
  健一: 'kenichi',
  洋子: 'yoko',
  和子: 'kazuko',
  恵子: 'keiko',
  幸子: 'sachiko',
  由美子: 'yumiko',
  美智子: 'michiko',
  明美: 'akemi',
  晋三: 'shinzo',
  健: 'ken',
};

const SYLLABLE = /[A-Z][a-z']*/g;

function syllables(word: string): string[] {
  return (anyAscii(word).match(SYLLABLE) ?? [anyAscii(word)]).map((part) => part.toLowerCase());
}

function isPersonLength(length: number): boolean {
  return length >= 2 && length <= 4;
}

function japaneseParts(word: string): string[] | undefined {
  for (let cut = word.length - 1; cut >= 1; cut -= 1) {
    const family = JAPANESE[word.slice(0, cut)];
    const given = JAPANESE[word.slice(cut)];
    if (family && given) return [family, given];
  }
  return undefined;
}

function koreanReading(letters: string[]): string[] | undefined {
  const read = letters.map((letter) => SINO_KOREAN[letter]);
  return read.every((part) => part !== undefined) && letters.length === 3 ? [read[0]!, read[1]! + read[2]!] : undefined;
}

/** A short unspaced Chinese name is family + given; anything longer is a foreign name spelled by sound. */
export function romaniseHan(word: string, standsAlone: boolean): string[] {
  const letters = [...word];
  const known = standsAlone ? (japaneseParts(word) ?? koreanReading(letters)) : undefined;
  if (known) return known;
  const parts = syllables(word);
  if (!standsAlone || !isPersonLength(letters.length)) return [parts.join('')];
  return [parts[0] ?? '', parts.slice(1).join('')].filter(Boolean);
}

export function romaniseHangul(word: string, standsAlone: boolean): string[] {
  const letters = [...word];
  const parts = syllables(word);
  const family = KOREAN_FAMILY[letters[0] ?? ''];
  if (family && letters.length === 1) return [family];
  if (standsAlone && family && letters.length === 3) return [family, parts.slice(1).join('')];
  return [parts.join('')];
}
