import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Totals } from '../conversion/convert.js';
import type { Report } from '../conversion/reports.js';

export type ReportEntry = { name: string; sha256: string; size: number; rows: number; code: string };

/** The same day for all parts, and no zone: the same content makes the same bytes. */
const ALWAYS = new Date(1980, 0, 1);
const OPTIONS = { mtime: ALWAYS, mode: 0o100644, compress: true, forceDosTimestamp: true };

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The zip of an upload, written to a file while its reports are made. */
export class ReportZip {
  readonly entries: ReportEntry[] = [];
  private readonly places: { row: number; file: string }[] = [];
  private readonly zip = new ZipFile();
  private readonly written: Promise<void>;

  constructor(path: string) {
    this.written = pipeline(this.zip.outputStream, createWriteStream(path));
    // Heard of when it is finished.
    this.written.catch(() => undefined);
  }

  add({ name, xml, rows, code }: Report): void {
    this.zip.addBuffer(xml, name, OPTIONS);
    this.entries.push({ name, sha256: sha256(xml), size: xml.length, rows: rows.length, code });
    for (const row of rows) this.places.push({ row, file: name });
  }

  /** Ends it with what tells of it. `profile`: its name, version and hash. */
  async finish(texts: { errors?: string; readme: string; profile: object; totals: Totals }): Promise<void> {
    const { errors, readme, profile, totals } = texts;
    const manifest = { profile, totals, reports: this.entries, rows: this.places };
    const more: [string, string | undefined][] = [
      ['README.txt', readme],
      ['errors.csv', errors],
      ['manifest.json', `${JSON.stringify(manifest, undefined, 1)}\n`],
    ];
    for (const [name, text] of more) if (text !== undefined) this.zip.addBuffer(Buffer.from(text), name, OPTIONS);
    this.zip.end();
    await this.written;
  }
}
