import type { VersionRecord } from './version.schema.js';

/** Names one version beyond doubt: its number, and what it holds. */
export const versionName = ({ version, sha256 }: Pick<VersionRecord, 'version' | 'sha256'>): string =>
  `${version}-${sha256.slice(0, 12)}`;
