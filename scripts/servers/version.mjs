/**
 * Compares the first dotted version in a text with a lower bound.
 * @param {string} text for example `go version go1.26.8 linux/amd64`
 * @param {string} oldest for example `1.24`
 * @returns {boolean}
 */
export function atLeast(text, oldest) {
  const found = /(\d+(?:\.\d+)+)/.exec(text)?.[1];
  if (!found) return false;
  const [have, want] = [found, oldest].map((version) => version.split('.').map(Number));
  for (let i = 0; i < want.length; i++) {
    const difference = (have[i] ?? 0) - want[i];
    if (difference !== 0) return difference > 0;
  }
  return true;
}
