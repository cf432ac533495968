import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Workers are separate programs that Node loads by address, so they must be compiled: a service runs from
 * `dist`, where they lie beside this file. Tests run this file from `src`, and then take the ones of `dist`.
 */
export function workerUrl(
  name: 'build-process' | 'restore-worker' | 'query-worker',
  from: string = import.meta.url,
): URL {
  const isSource = from.endsWith('.ts');
  return new URL(isSource ? `../../../dist/engine/workers/${name}.js` : `./${name}.js`, from);
}

/** False in a checkout that has not been built: tests that need workers then say that they skip. */
export function areWorkersBuilt(): boolean {
  return existsSync(fileURLToPath(workerUrl('query-worker')));
}
