const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Keys beside a key, in its row and in the rows next to it. */
function neighbours(letter) {
  const row = ROWS.findIndex((keys) => keys.includes(letter));
  if (row < 0) return [];
  const at = ROWS[row].indexOf(letter);
  const around = [ROWS[row][at - 1], ROWS[row][at + 1], ROWS[row - 1]?.[at], ROWS[row - 1]?.[at + 1]];
  return [...around, ROWS[row + 1]?.[at - 1], ROWS[row + 1]?.[at]].filter((key) => key !== undefined);
}

/** One slip of the fingers: half of them a neighbouring key, else a key too many, one too few, or two exchanged. */
export function keyboardSlip(text, random) {
  const places = [...text].flatMap((char, at) => (/[a-z]/i.test(char) ? [at] : []));
  const at = random.pick(places);
  const [before, letter, after] = [text.slice(0, at), text[at], text.slice(at + 1)];
  const kind = random.next();
  const beside = random.pick(neighbours(letter.toLowerCase()));
  if (kind < 0.5) return before + beside + after;
  if (kind < 0.65) return before + letter + beside + after;
  if (kind < 0.8 && places.length > 6) return before + after;
  return /[a-z]/i.test(after[0] ?? '') ? before + after[0] + letter + after.slice(1) : before + letter + letter + after;
}

/** What a scanner takes for what, in both directions: shapes that touch or look alike. */
const SHAPES = 'rn/m cl/d vv/w nn/m ii/u li/h o/0 l/1 i/1 l/i s/5 b/8 g/9 z/2 e/c a/o u/v h/b n/h f/t g/q c/o i/j ri/n'
  .split(' ')
  .flatMap((pair) => {
    const [a, b] = pair.split('/');
    return [
      [a, b],
      [b, a],
    ];
  });

/** One misread shape; the text itself where it has none. */
export function ocrSlip(text, random) {
  const lower = text.toLowerCase();
  const found = SHAPES.flatMap(([from, to]) =>
    [...lower.matchAll(new RegExp(from, 'g'))].map(({ index }) => ({ index, from, to })),
  );
  if (found.length === 0) return lower;
  const { index, from, to } = random.pick(found);
  return lower.slice(0, index) + to + lower.slice(index + from.length);
}

export const times = (count, slip) => (text, random) => {
  let out = text;
  for (let at = 0; at < count; at += 1) out = slip(out, random);
  return out;
};
