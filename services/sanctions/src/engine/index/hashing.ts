/** FNV-1a over char codes, skipping up to two positions: the hash of a word with those letters deleted. */
export function hashWithout(word: string, length: number, skipA: number, skipB: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < length; at += 1) {
    if (at === skipA || at === skipB) continue;
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  }
  return finish(hash);
}

export function hashText(text: string): number {
  return hashWithout(text, text.length, -1, -1);
}

export function hashNumber(value: number): number {
  return finish(Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) ^ Math.imul(Math.floor(value / 0x100000000), 0x85ebca6b));
}

function finish(hash: number): number {
  let mixed = hash ^ (hash >>> 15);
  mixed = Math.imul(mixed, 0x735a2d97);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

const PREFIX = 7;

/**
 * Hashes of a word's beginning with none, one or two letters deleted. Two words within two typing errors in
 * their first seven letters share at least one. Short words allow one deletion only.
 */
export function deletionHashes(word: string, emit: (hash: number) => void): void {
  const length = Math.min(word.length, PREFIX);
  emit(hashWithout(word, length, -1, -1));
  for (let first = 0; first < length; first += 1) {
    emit(hashWithout(word, length, first, -1));
    if (word.length < 6) continue;
    for (let second = first + 1; second < length; second += 1) emit(hashWithout(word, length, first, second));
  }
}

/** Smallest power of two that is at least `value`. */
export function powerOfTwo(value: number): number {
  let size = 16;
  while (size < value) size *= 2;
  return size;
}
