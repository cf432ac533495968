const rewrite = (rules) => (text) => {
  const lower = text.toLowerCase();
  let out = '';
  for (let at = 0; at < lower.length; ) {
    const rule = rules.find(([from]) => lower.startsWith(from, at));
    out += rule ? rule[1] : lower[at];
    at += rule ? rule[0].length : 1;
  }
  return out;
};

/** How press and passports of a country spell what English spells by the left side; longest first. */
const rules = (text) =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('='))
    .map(([from, to]) => [from, to ?? ''])
    .sort((a, b) => b[0].length - a[0].length);

export const SPELLINGS = {
  French: rewrite(rules('shch=chtch sh=ch ch=tch zh=j j=dj u=ou w=ou kh=kh y=y ee=i oo=ou')),
  German: rewrite(rules('shch=schtsch sh=sch ch=tsch zh=sch kh=ch v=w j=dsch y=j ts=z ee=i oo=u')),
  Dutch: rewrite(rules('shch=sjtsj sh=sj ch=tsj zh=zj kh=ch u=oe y=j j=dzj v=v ee=ie')),
  Spanish: rewrite(rules('sh=sh kh=j zh=zh h=h j=y y=i v=v w=u q=c ts=ts ee=i oo=u ph=f th=t')),
};

/** Initials and finals of pinyin that Wade-Giles spells otherwise (its apostrophes left out, as passports do). */
const INITIALS = 'zh=ch ch=ch sh=sh b=p p=p d=t t=t g=k k=k j=ch q=ch x=hs z=ts c=ts r=j'
  .split(' ')
  .map((p) => p.split('='));
const WHOLE = Object.fromEntries(
  'zhi=chih chi=chih shi=shih ri=jih zi=tzu ci=tzu si=ssu er=erh ge=ko ke=ko he=ho e=o you=yu yan=yen ye=yeh yi=i yue=yueh'
    .split(' ')
    .map((pair) => pair.split('=')),
);
const FINALS = 'iong=iung ong=ung ian=ien uo=o ie=ieh ue=ueh'.split(' ').map((p) => p.split('='));
const KEEPS_UO = /^[gkh]u/;

/** One syllable of pinyin in Wade-Giles. */
export function wadeGilesSyllable(syllable) {
  if (WHOLE[syllable]) return WHOLE[syllable];
  const [initial, written] = INITIALS.find(([from]) => syllable.startsWith(from)) ?? ['', ''];
  const rest = syllable.slice(initial.length);
  const final =
    rest === 'uo' && KEEPS_UO.test(syllable)
      ? undefined
      : FINALS.find(([from]) => (from === 'ian' || from === 'ie' ? rest === from : rest.endsWith(from)));
  const spelled = final ? rest.slice(0, rest.length - final[0].length) + final[1] : rest;
  return (initial ? written : '') + (rest === 'ui' && /^[gk]/.test(syllable) ? 'uei' : spelled);
}

const SYLLABLE =
  /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|an|ao|ei|en|er|ia|ie|in|iu|ou|ua|ue|ui|un|uo|a|e|i|o|u)$/;

/** All ways to part a word into syllables; the first is taken. */
function syllables(word) {
  if (word === '') return [];
  for (let length = Math.min(6, word.length); length >= 1; length -= 1) {
    if (!SYLLABLE.test(word.slice(0, length))) continue;
    const rest = syllables(word.slice(length));
    if (rest) return [word.slice(0, length), ...rest];
  }
  return undefined;
}

/** A Chinese name in pinyin as Taiwan and older books spell it; undefined when it is no pinyin. */
export function wadeGiles(words) {
  const parts = words.map((word) => syllables(word.toLowerCase()));
  if (parts.some((part) => part === undefined || part.length > 2)) return undefined;
  return parts.map((part) => part.map(wadeGilesSyllable).join('-'));
}
