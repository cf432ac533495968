import { profile as text } from '@dossier/proto/texts/profile';

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];
const firstOf = (known: readonly [RegExp, string][], agent: string) => known.find(([sign]) => sign.test(agent))?.[1];

/** `Firefox, Windows` of a browser's long line; the line itself where it is no known browser. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return text.security.unknownDevice;
  const parts = [firstOf(BROWSERS, userAgent), firstOf(SYSTEMS, userAgent)].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : userAgent.slice(0, 60);
}
