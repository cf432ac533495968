import { UPLOAD } from '@dossier/proto/rules/limits';
import { text } from '@/lib/texts/common';

const extension = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
const listed = (formats: readonly string[]) => formats.map((format) => `.${format}`).join(', ');

/** Why a file cannot be taken, or undefined. `formats` are endings such as `pdf`. */
export function refusal(file: File, formats: readonly string[]): string | undefined {
  if (!formats.includes(extension(file.name))) return text.errors.fileType(file.name, listed(formats));
  if (file.size === 0) return text.errors.fileEmpty(file.name);
  return file.size > UPLOAD.maxBytes ? text.errors.fileTooBig(file.name) : undefined;
}

/** For the `accept` attribute of a file input. */
export const acceptAttribute = listed;
