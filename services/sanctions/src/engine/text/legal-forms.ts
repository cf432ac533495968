import { slipsBetween } from '../sound/slips.js';

/**
 * Legal forms in the languages lists use, grouped by what they mean in law. Two names that state
 * different groups are usually two companies; a name that states none says nothing.
 */
const FORMS: Record<string, string[]> = {
  limited: [
    'ltd',
    'limited',
    'llc',
    'llp',
    'lp',
    'l l c',
    'limited liability company',
    'private limited',
    'pvt ltd',
    'pvt limited',
    'pte ltd',
    'pty ltd',
    'co ltd',
    'company limited',
    'gmbh',
    'gesellschaft mit beschrankter haftung',
    'ooo',
    'o o o',
    'obshchestvo s ogranichennoy otvetstvennostyu',
    'obshchestvo s ogranichennoi otvetstvennostyu',
    'tov',
    'tovarystvo z obmezhenoyu vidpovidalnistyu',
    'srl',
    's r l',
    'sarl',
    'societe a responsabilite limitee',
    'societatea cu raspundere limitata',
    'sociedad de responsabilidad limitada',
    's de r l',
    's de r l de c v',
    'societa a responsabilita limitata',
    'sp z o o',
    'sp z oo',
    'sp zoo',
    'spolka z ograniczona odpowiedzialnoscia',
    'sro',
    's r o',
    'bv',
    'b v',
    'besloten vennootschap',
    'oy',
    'aps',
    'kft',
    'doo',
    'd o o',
    'eood',
    'ood',
    'ltda',
    'limitada',
    'fzc',
    'fze',
    'fzco',
    'fz llc',
    'dmcc',
    'wll',
    'w l l',
    'sdn bhd',
    'ltd sti',
    'limited sirketi',
    'sti',
    'uab',
    'sia',
    'ou',
    'unlimited',
  ],
  stock: [
    'ag',
    'aktiengesellschaft',
    'sa',
    's a',
    'societe anonyme',
    'sociedad anonima',
    'sa de cv',
    's a de c v',
    'spa',
    's p a',
    'societa per azioni',
    'nv',
    'n v',
    'jsc',
    'ojsc',
    'cjsc',
    'pjsc',
    'joint stock company',
    'open joint stock company',
    'closed joint stock company',
    'public joint stock company',
    'ao',
    'oao',
    'zao',
    'pao',
    'aoot',
    'aozt',
    'aktsionernoe obshchestvo',
    'aktsionernoye obshchestvo',
    'otkrytoe aktsionernoe obshchestvo',
    'zakrytoe aktsionernoe obshchestvo',
    'publichnoe aktsionernoe obshchestvo',
    'publichnoye aktsionernoye obshchestvo',
    'plc',
    'public limited company',
    'asa',
    'oyj',
    'as',
    'anonim sirketi',
    'joint stock',
    'sal',
    's a l',
    'ad',
    'dd',
    'nyrt',
    'zrt',
    'at',
    'psc',
    'p j s c',
    'j s c',
    'o j s c',
    'qsc',
    'ksc',
    'bsc',
    'saoc',
    'saog',
  ],
  nonprofit: [
    'ano',
    'nko',
    'autonomous non profit organization',
    'autonomous nonprofit organization',
    'avtonomnaya nekommercheskaya organizatsiya',
    'ev',
    'e v',
    'eingetragener verein',
    'ngo',
    'npo',
    'asbl',
  ],
  state: [
    'fgup',
    'fsue',
    'federal state unitary enterprise',
    'gup',
    'state unitary enterprise',
    'federalnoe gosudarstvennoe unitarnoe predpriyatie',
    'soe',
  ],
  any: [
    'inc',
    'incorporated',
    'corp',
    'corporation',
    'co',
    'company',
    'companies',
    'kg',
    'kompaniya',
    'firma',
    'firm',
    'est',
    'establishment',
    'cie',
    'compagnie',
    'compania',
  ],
};

export type LegalForm = { group: string; length: number };

/** Two-letter forms that are everyday words or parts of people's names count only at the edge of a name. */
const EDGE_ONLY = new Set([
  'as',
  'at',
  'ad',
  'dd',
  'ou',
  'sa',
  'ag',
  'ao',
  'lp',
  'oy',
  'ev',
  'tov',
  'sti',
  'any',
  'est',
  'ano',
  'sia',
  'spa',
  'co',
  'doo',
  'nv',
  'bv',
]);

type Entry = { words: string[]; group: string };

/** Shorter words are one letter away from too many others. */
const LEAST_MISSPELT = 7;
/** One slip, or one letter for any other. */
const ANY_SLIP = 1.5;

const BY_FIRST_WORD = new Map<string, Entry[]>();
const LONG_WORDS: Entry[] = [];
for (const [group, forms] of Object.entries(FORMS)) {
  for (const form of forms) {
    const words = form.split(' ');
    const first = words[0]!;
    BY_FIRST_WORD.set(
      first,
      [...(BY_FIRST_WORD.get(first) ?? []), { words, group }].sort((a, b) => b.words.length - a.words.length),
    );
    if (words.length > 1 || form.length >= LEAST_MISSPELT) LONG_WORDS.push({ words, group });
  }
}

/** One slip, in a word long enough for that to be a slip. */
export function isSlip(a: string, b: string): boolean {
  return a === b || (Math.min(a.length, b.length) >= 5 && slipsBetween(a, b, ANY_SLIP) <= ANY_SLIP);
}

function matches(entry: Entry, words: string[], at: number): boolean {
  return entry.words.every((word, offset) => word === words[at + offset]);
}

function nearlyMatches(entry: Entry, words: string[], at: number): boolean {
  return entry.words.every((word, offset) => isSlip(word, words[at + offset] ?? ''));
}

const REMEMBERED = 50_000;
const candidates = new Map<string, Entry[]>();

/** Long forms whose first word this may be a misspelling of. Names repeat their words, so answers are kept. */
function nearCandidates(word: string): Entry[] {
  if (word.length < 4) return [];
  const known = candidates.get(word);
  if (known) return known;
  if (candidates.size >= REMEMBERED) candidates.clear();
  const found = LONG_WORDS.filter((entry) => isSlip(entry.words[0]!, word));
  candidates.set(word, found);
  return found;
}

/** The longest legal form that starts at this word, or undefined. */
export function legalFormAt(words: string[], at: number): LegalForm | undefined {
  const word = words[at]!;
  const isEdge = at === 0 || at >= words.length - 2;
  const exact = BY_FIRST_WORD.get(word)?.find(
    (entry) => matches(entry, words, at) && (isEdge || !EDGE_ONLY.has(entry.words.join(' '))),
  );
  const near = nearCandidates(word).find((entry) => nearlyMatches(entry, words, at));
  const found = near && near.words.length > (exact?.words.length ?? 0) ? near : exact;
  return found && { group: found.group, length: found.words.length };
}
