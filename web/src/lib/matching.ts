/** A text as it is compared: without accents and case, so that `curac` finds Curaçao. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** How well a label fits what was typed: 0 begins so, 1 one of its words does, 2 holds it; undefined for not at all. */
function rank(label: string, typed: string): number | undefined {
  const text = folded(label);
  if (text.startsWith(typed)) return 0;
  if (text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed))) return 1;
  return text.includes(typed) ? 2 : undefined;
}

/** Those whose label fits what was typed, those that begin so first, else in their order. */
export function bestMatches<T>(items: readonly T[], typed: string, labelOf: (item: T) => string): T[] {
  const wanted = folded(typed);
  return items
    .flatMap((item) => {
      const place = rank(labelOf(item), wanted);
      return place === undefined ? [] : [{ item, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
