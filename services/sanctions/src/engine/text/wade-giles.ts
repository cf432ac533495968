/**
 * Chinese names in pinyin and as Taiwan, passports and older books spell them: by Wade-Giles, whose apostrophes and umlauts
 * nobody writes, so that one spelling there stands for several in pinyin (chu: zhu, chu, ju, qu).
 */
const INITIALS: readonly (readonly [pinyin: string, wade: string, finals: string])[] = [
  ['b', 'p', 'a o ai ei ao an en ang eng i ie iao ian in ing u'],
  ['p', 'p', 'a o ai ei ao ou an en ang eng i ie iao ian in ing u'],
  ['m', 'm', 'a o e ai ei ao ou an en ang eng i ie iao iu ian in ing u'],
  ['f', 'f', 'a o ei ou an en ang eng u'],
  ['d', 't', 'a e ai ei ao ou an ang eng ong i ie iao iu ian ing u uo ui uan un'],
  ['t', 't', 'a e ai ao ou an ang eng ong i ie iao ian ing u uo ui uan un'],
  ['n', 'n', 'a e ai ei ao an en ang eng ong i ie iao iu ian in iang ing u uo uan'],
  ['l', 'l', 'a e ai ei ao ou an ang eng ong i ie iao iu ian in iang ing u uo uan un ue'],
  ['g', 'k', 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang'],
  ['k', 'k', 'a e ai ao ou an en ang eng ong u ua uo uai ui uan un uang'],
  ['h', 'h', 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang'],
  ['j', 'ch', 'i ia ie iao iu ian in iang ing iong u ue uan un'],
  ['q', 'ch', 'i ia ie iao iu ian in iang ing iong u ue uan un'],
  ['x', 'hs', 'i ia ie iao iu ian in iang ing iong u ue uan un'],
  ['zh', 'ch', 'a e ai ao ou an en ang eng ong i u ua uo uai ui uan un uang'],
  ['ch', 'ch', 'a e ai ao ou an en ang eng ong i u ua uo uai ui uan un uang'],
  ['sh', 'sh', 'a e ai ei ao ou an en ang eng i u ua uo uai ui uan un uang'],
  ['r', 'j', 'e ao ou an en ang eng ong i u uo ui uan un'],
  ['z', 'ts', 'a e ai ei ao ou an en ang eng ong i u uo ui uan un'],
  ['c', 'ts', 'a e ai ao ou an en ang eng ong i u uo ui uan un'],
  ['s', 's', 'a e ai ao ou an en ang eng ong i u uo ui uan un'],
  ['y', 'y', 'a e i ao ou an in ang ing ong u ue uan un'],
  ['w', 'w', 'a o ai ei an en ang eng u'],
  ['', '', 'a e ai ao ou an en ang er'],
];
/** Finals that both spell otherwise. */
const FINALS: Record<string, string> = { ie: 'ieh', ue: 'ueh', ian: 'ien', uo: 'o', ong: 'ung', iong: 'iung' };
/** Syllables with a spelling of their own. */
const WHOLE: Record<string, string> = {
  zhi: 'chih',
  chi: 'chih',
  shi: 'shih',
  ri: 'jih',
  zi: 'tzu',
  ci: 'tzu',
  si: 'ssu',
  er: 'erh',
  ge: 'ko',
  ke: 'ko',
  he: 'ho',
  e: 'o',
  guo: 'kuo',
  kuo: 'kuo',
  huo: 'huo',
  shuo: 'shuo',
  gui: 'kuei',
  kui: 'kuei',
  you: 'yu',
  yan: 'yen',
  ye: 'yeh',
  yi: 'i',
};

const toWade = new Map<string, string[]>();
const toPinyin = new Map<string, string[]>();
for (const [initial, wade, finals] of INITIALS) {
  for (const final of finals.split(' ')) {
    const pinyin = initial + final;
    const written = WHOLE[pinyin] ?? wade + (FINALS[final] ?? final);
    toWade.set(pinyin, [written]);
    toPinyin.set(written, [...(toPinyin.get(written) ?? []), pinyin]);
  }
}

/** A given name has two syllables at most, of six letters at most. */
const LONGEST = 12;

/** A word of one or two syllables of one spelling in the other. */
function respelled(word: string, table: ReadonlyMap<string, string[]>): string[] {
  const out = [...(table.get(word) ?? [])];
  for (let cut = 1; cut < word.length; cut += 1) {
    const [firsts, seconds] = [table.get(word.slice(0, cut)), table.get(word.slice(cut))];
    if (firsts && seconds) out.push(...firsts.flatMap((first) => seconds.map((second) => first + second)));
  }
  return out;
}

const REMEMBERED = 12_000;
const memory = new Map<string, ReadonlySet<string>>();

const isPinyin = (word: string): boolean => respelled(word, toWade).length > 0;

/** What is pinyin as it stands is meant so: Ping is another than Bing, though both may be spelled Ping. */
function otherSpellings(word: string): ReadonlySet<string> {
  if (word.length > LONGEST) return new Set();
  const [wade, pinyin] = [respelled(word, toWade), respelled(word, toPinyin)];
  return new Set(wade.length > 0 ? wade.filter((other) => !isPinyin(other)) : pinyin);
}

/** The same Chinese word in the other spelling, both ways; empty for a word that is no Chinese one. */
export function chineseSpellings(word: string): ReadonlySet<string> {
  const known = memory.get(word);
  if (known) return known;
  if (memory.size >= REMEMBERED) memory.clear();
  const others = otherSpellings(word);
  memory.set(word, others);
  return others;
}
