import type { ListEntry } from './entry.js';
import { parseEuCsv } from './eu-csv.js';
import { type ListFile, mainText } from './list-file.js';
import { NON_SDN_IDENTITY, parseOfacCsv, SDN_IDENTITY } from './ofac-csv.js';
import { parseOfsiCsv } from './ofsi-csv.js';
import { parseOpenSanctionsFtm } from './opensanctions-ftm.js';
import { parseOpenSanctionsSimple } from './opensanctions-simple.js';
import { details, listRefusal } from './refusal.js';
import type { ListFormat } from './sources.js';
import { readStoredEntries } from './stored-entries.js';
import { parseTenantCsv } from './tenant-csv.js';
import { parseUksl } from './uksl.js';
import { parseUnXml } from './un-xml.js';
import { parseUsCsl } from './us-csl.js';

/** Raised whenever a parser reads a file differently: files that have not changed are then taken in again. */
export const PARSER_VERSION = 3;

/** What the entries of a version were read with. */
export const parserOf = (format: ListFormat): string => `${format}/${PARSER_VERSION}`;

export type ParseRequest = { format: ListFormat; source: string; title?: string; files: ListFile[]; maxBytes?: number };

type Parser = (request: ParseRequest) => AsyncGenerator<ListEntry>;

const PARSERS: Record<ListFormat, Parser> = {
  'ofac-sdn': ({ files, source, maxBytes }) => parseOfacCsv(files, { ...SDN_IDENTITY, source }, maxBytes),
  'ofac-non-sdn': ({ files, source, maxBytes }) => parseOfacCsv(files, { ...NON_SDN_IDENTITY, source }, maxBytes),
  'un-xml': ({ files, source, maxBytes }) => parseUnXml(mainText(files, maxBytes), source),
  'eu-csv': ({ files, source, maxBytes }) => parseEuCsv(mainText(files, maxBytes), source),
  'ofsi-csv': ({ files, source, maxBytes }) => parseOfsiCsv(mainText(files, maxBytes), source),
  'uksl-csv': ({ files, source, maxBytes }) => parseUksl(mainText(files, maxBytes), source),
  'us-csl': ({ files, source, maxBytes }) => parseUsCsl(mainText(files, maxBytes), source),
  'opensanctions-simple': ({ files, source, maxBytes }) => parseOpenSanctionsSimple(mainText(files, maxBytes), source),
  'opensanctions-ftm': ({ files, source, maxBytes }) => parseOpenSanctionsFtm(mainText(files, maxBytes), source),
  'tenant-csv': ({ files, source, title, maxBytes }) =>
    parseTenantCsv(mainText(files, maxBytes), source, title ?? 'Own list'),
  'stored-entries': ({ files }) => readStoredEntries(files),
};

/** Streams the entries of a list. Throws a ListRefusal that names the reason when the file is not to be trusted. */
export async function* parseList(request: ParseRequest): AsyncGenerator<ListEntry> {
  let count = 0;
  for await (const entry of PARSERS[request.format](request)) {
    if (entry.names.length === 0) continue;
    count += 1;
    yield entry;
  }
  if (count === 0) throw listRefusal('no-entries', details.fileWithoutEntries);
}
