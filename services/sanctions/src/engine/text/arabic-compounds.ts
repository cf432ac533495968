/** "Abdelhamid", "Abd al-Hamid", "Abdul Hamid" are one name: all become "abdul" + "hamid". */
const SERVANT = /^abd(?:[aeiou]?l|[aeiou](?=([rsnzdt])\1)[rsnzdt]|[aeou](?=[hmjkgqfbw]))(?!lah)(.{4,})$/;
const SERVANT_ALONE = /^ab[dt][aeou]?l?$/;
const ARTICLE = new Set(['al', 'el', 'ul', 'ar', 'as', 'ad', 'an', 'az', 'ur', 'us', 'ud', 'er', 'es']);
/** "Salaheddine", "Saifuddin": the second half is "din" with its article grown in. */
const FAITH = /^(.{3,}?)[aeiou]?[aeu]dd[iey]+n[e]?$/;
const FAITH_ALONE = /^(?:[aeu]d?)?d[iey]+n[e]?$/;

function splitServant(word: string): string[] {
  const servant = SERVANT.exec(word);
  if (servant?.[2]) return ['abdul', servant[2]];
  const faith = FAITH.exec(word);
  return faith?.[1] ? [faith[1], 'din'] : [word];
}

/** Puts compound Arabic names into one shape, however they were split or joined in Latin letters. */
export function joinCompounds(words: string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const next = words[at + 1];
    if (SERVANT_ALONE.test(word) && next !== undefined) {
      out.push('abdul');
      if (ARTICLE.has(next)) at += 1;
      continue;
    }
    if (word.length >= 3 && FAITH_ALONE.test(word) && out.length > 0) out.push('din');
    else out.push(...splitServant(word));
  }
  return out;
}
