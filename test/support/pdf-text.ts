import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What a PDF says, page by page. */
export const pdfText = (bytes: Buffer): string =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'pdf-words-process.mjs')], {
    input: bytes,
    encoding: 'utf8',
  });
