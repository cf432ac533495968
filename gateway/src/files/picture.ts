import { failure } from '@dossier/proto/failures/failure';
import { UPLOAD } from '@dossier/proto/rules/limits';

/** Where the first chunk of a PNG, its header, has its name, its width and its height. */
const NAME_AT = 12;
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const END = 24;

/**
 * Few bytes can unpack to gigabytes in whatever shows them, so the pixels are counted before the file is stored. `head` is the
 * beginning of a file. Throws 413 for too many pixels, 415 for what only begins like a PNG.
 */
export function checkPng(head: Buffer): void {
  if (head.length < END || head.toString('latin1', NAME_AT, WIDTH_AT) !== 'IHDR') throw failure('upload.wrong_type');
  const pixels = head.readUInt32BE(WIDTH_AT) * head.readUInt32BE(HEIGHT_AT);
  if (pixels === 0) throw failure('upload.wrong_type');
  if (pixels > UPLOAD.maxPixels) throw failure('upload.too_many_pixels');
}
