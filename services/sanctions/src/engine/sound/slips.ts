/**
 * Slips of the hand and of the eye, apart from sound. Keys: the neighbours on a QWERTY keyboard. Shapes: what text
 * recognition confuses, single signs (rigour's `similar_pairs`, MIT) and strokes that run together (rn/m, cl/d).
 */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SHAPES = '0/o 1/i 1/l i/l i/j g/9 q/9 g/q b/6 5/s 8/b 2/z e/c a/o u/v o/c h/b n/h f/t e/i o/u i/y c/k v/y';
const STROKES = ['rn/m', 'cl/d', 'vv/w', 'nn/m', 'ii/u', 'li/h', 'ri/n', 'lc/k'];

const SIGNS = 36;
const isNear = new Uint8Array(SIGNS * SIGNS);
const signOf = (char: number): number => (char >= 97 ? char - 97 : 26 + char - 48);

function pair(a: string, b: string): void {
  const [x, y] = [signOf(a.charCodeAt(0)), signOf(b.charCodeAt(0))];
  isNear[x * SIGNS + y] = 1;
  isNear[y * SIGNS + x] = 1;
}
ROWS.forEach((keys, row) => {
  [...keys].forEach((key, at) => {
    for (const other of [keys[at + 1], ROWS[row + 1]?.[at - 1], ROWS[row + 1]?.[at]]) if (other) pair(key, other);
  });
});
for (const shape of SHAPES.split(' ')) pair(shape[0]!, shape[2]!);

const strokes = STROKES.map((one) => one.split('/') as [string, string]);

const LONGEST = 24;
const WIDTH = LONGEST + 1;
const grid = new Float64Array(WIDTH * WIDTH);
/** A letter changed into one that is neither beside it nor like it. */
const ANY_LETTER = 1.5;

function changeCost(a: number, b: number): number {
  if (a === b) return 0;
  return isNear[signOf(a) * SIGNS + signOf(b)] === 1 ? 1 : ANY_LETTER;
}

/** The cheapest way here by two letters that were one, one that was two, or two that changed places. */
function joinedCost(a: string, i: number, b: string, j: number): number {
  let best = Number.POSITIVE_INFINITY;
  const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  if (isSwap) best = grid[(i - 2) * WIDTH + j - 2]! + 1;
  for (const [two, one] of strokes) {
    if (i > 1 && a[i - 2] === two[0] && a[i - 1] === two[1] && b[j - 1] === one)
      best = Math.min(best, grid[(i - 2) * WIDTH + j - 1]! + 1);
    if (j > 1 && b[j - 2] === two[0] && b[j - 1] === two[1] && a[i - 1] === one)
      best = Math.min(best, grid[(i - 1) * WIDTH + j - 2]! + 1);
  }
  return best;
}

/** How many slips lie between two words of a-z and 0-9: 1 for each, 1.5 for an arbitrary letter; `limit` + 1 when more. */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || a.length > LONGEST || b.length > LONGEST) return limit + 1;
  for (let j = 0; j <= b.length; j += 1) grid[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    let least = i;
    grid[i * WIDTH] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const changed = grid[(i - 1) * WIDTH + j - 1]! + changeCost(a.charCodeAt(i - 1), b.charCodeAt(j - 1));
      const left = Math.min(grid[(i - 1) * WIDTH + j]!, grid[i * WIDTH + j - 1]!) + 1;
      const cost = Math.min(changed, left, joinedCost(a, i, b, j));
      grid[i * WIDTH + j] = cost;
      if (cost < least) least = cost;
    }
    // Strokes and swaps reach back one row.
    if (least > limit + 1) return limit + 1;
  }
  return Math.min(limit + 1, grid[a.length * WIDTH + b.length]!);
}

/** Slips that a word of this length may have and still be itself. */
export function slipsAllowed(length: number): number {
  return length <= 2 ? 0 : length <= 5 ? 1 : length <= 7 ? 2 : 3;
}
