/** Page links around the current one, at most `limit`; the first and the last are always among them. `gap` stands for the rest. */
export function pageWindow(page: number, pages: number, limit: number): (number | 'gap')[] {
  if (pages <= limit) return Array.from({ length: pages }, (_, index) => index + 1);
  const inner = limit - 2;
  const from = Math.min(Math.max(2, page - Math.floor((inner - 1) / 2)), pages - inner);
  const middle = Array.from({ length: inner }, (_, index) => from + index);
  const before = from > 2 ? ['gap' as const] : [];
  const after = from + inner < pages ? ['gap' as const] : [];
  return [1, ...before, ...middle, ...after, pages];
}
