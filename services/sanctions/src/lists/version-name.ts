/** Names one version beyond doubt: its number, and what it holds. */
export const versionName = ({ version, sha256 }: { version: number; sha256: string }): string =>
  `${version}-${sha256.slice(0, 12)}`;

/** The number in a version's name; undefined for a name that another provider gave. */
export function versionNumber(name: string): number | undefined {
  const [, number] = /^(\d+)-[0-9a-f]{12}$/.exec(name) ?? [];
  return number === undefined ? undefined : Number(number);
}
