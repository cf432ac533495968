import { type Bytes, readText } from './read-text.js';
import { details, listRefusal } from './refusal.js';

/** One file of a list. OFAC's list is several, told apart by `role`; every other format is one `main` file. */
export type ListFile = { role: 'main' | 'aliases' | 'addresses' | 'comments'; bytes: Bytes };

export function textOf(
  files: ListFile[],
  role: ListFile['role'],
  maxBytes?: number,
): AsyncIterable<string> | undefined {
  const file = files.find((candidate) => candidate.role === role);
  return file && readText(file.bytes, maxBytes);
}

export function mainText(files: ListFile[], maxBytes?: number): AsyncIterable<string> {
  const text = textOf(files, 'main', maxBytes);
  if (!text) throw listRefusal('empty', details.noMainFile);
  return text;
}
