export type Part = { text: string; changed: boolean };
export type Difference = { before: Part[]; after: Part[] };

/** Above this many comparisons the texts are taken as wholly different: nobody reads such a patchwork anyway. */
const AT_MOST = 4_000_000;

const tokens = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** Lengths of the longest common subsequences of all ends of `a` and `b`. */
function table(a: readonly string[], b: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i]!, rows[i + 1]!];
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? below[j + 1]! + 1 : Math.max(below[j]!, row[j + 1]!);
    }
  }
  return rows;
}

function add(parts: Part[], text: string, changed: boolean): void {
  const last = parts.at(-1);
  if (last?.changed === changed) last.text += text;
  else if (text) parts.push({ text, changed });
}

function walk(a: readonly string[], b: readonly string[], found: Difference): void {
  const rows = table(a, b);
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      add(found.before, a[i]!, false);
      add(found.after, b[j]!, false);
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && rows[i + 1]![j]! >= rows[i]![j + 1]!)) {
      add(found.before, a[i]!, true);
      i += 1;
    } else {
      add(found.after, b[j]!, true);
      j += 1;
    }
  }
}

const commonStart = (a: readonly string[], b: readonly string[]): number => {
  const limit = Math.min(a.length, b.length);
  let length = 0;
  while (length < limit && a[length] === b[length]) length += 1;
  return length;
};

/** Two texts cut into words, each marked whether the other one has it too. The parts of a side make up its text. */
export function wordDiff(before: string, after: string): Difference {
  const [a, b] = [tokens(before), tokens(after)];
  const start = commonStart(a, b);
  const end = commonStart(a.slice(start).reverse(), b.slice(start).reverse());
  const [oldMiddle, newMiddle] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const found: Difference = { before: [], after: [] };
  const shared = (text: string) => {
    add(found.before, text, false);
    add(found.after, text, false);
  };
  shared(a.slice(0, start).join(''));
  if (oldMiddle.length * newMiddle.length > AT_MOST) {
    add(found.before, oldMiddle.join(''), true);
    add(found.after, newMiddle.join(''), true);
  } else walk(oldMiddle, newMiddle, found);
  shared(a.slice(a.length - end).join(''));
  return found;
}
