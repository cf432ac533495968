import { readFileSync } from 'node:fs';
import { failure } from '@dossier/proto/failures/failure';
import { LIST_FORMATS, type ListSource, PUBLIC_SOURCES } from '../lists/sources.js';
import { settings } from '../settings.js';

/** The sources of the settings' file, or the public ones. Throws a sentence when the file is not a list of sources. */
export function readSources(path: string = settings.SANCTIONS_LISTS): readonly ListSource[] {
  if (!path) return PUBLIC_SOURCES;
  const sources: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(sources)) throw new Error(`Settings: ${path} must hold an array of list sources`);
  return sources.map((source: unknown) => checkedSource(source, path));
}

function checkedSource(source: unknown, path: string): ListSource {
  const { id, title, format, files, redirectHosts = [], refreshHours = 6, isOn = true } = source as Partial<ListSource>;
  const isKnown = (LIST_FORMATS as readonly unknown[]).includes(format);
  const isNamed = typeof id === 'string' && /^[a-z0-9-]{1,40}$/.test(id);
  if (!isNamed || !isKnown || typeof files?.main !== 'string')
    throw new Error(`Settings: in ${path} the source ${JSON.stringify(id)} needs id, format and files.main`);
  if (!Array.isArray(redirectHosts) || !redirectHosts.every((host) => typeof host === 'string'))
    throw new Error(`Settings: in ${path} redirectHosts of the source ${JSON.stringify(id)} must be an array of hosts`);
  return { id, title: title ?? id, format: format as ListSource['format'], files, redirectHosts, refreshHours, isOn };
}

export const sources: readonly ListSource[] = readSources();

export function sourceOrFail(id: string): ListSource {
  const found = sources.find((source) => source.id === id);
  if (!found) throw failure('sanctions.list.not_found');
  return found;
}

export const privateHosts: readonly string[] = settings.SANCTIONS_PRIVATE_HOSTS.split(',')
  .map((host) => host.trim())
  .filter(Boolean);

export const MAX_LIST_BYTES = settings.SANCTIONS_LARGEST_LIST_MB * 1024 * 1024;
