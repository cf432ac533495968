import type { IncomingMessage } from 'node:http';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { fieldOf } from '@dossier/proto/records/definitions';
import { UPLOAD } from '@dossier/proto/rules/limits';
import { common } from '@dossier/proto/texts/common';
import { phrasesOf } from '@dossier/proto/texts/define';
import { documentTexts } from '@dossier/proto/texts/documents';
import { recordTexts } from '@dossier/proto/texts/records';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { readJson } from '../body.js';

const LIMITS = { fileSize: UPLOAD.maxBytes, files: 1, fields: 50, fieldSize: 100_000 };
/** A file that is too long is refused here, with a sentence; the types do not know the option. */
const PARTS = { limits: LIMITS, throwFileSizeLimit: false };
/** What boundaries and fields may add to a file of the largest size. */
const OVERHEAD = 1 << 20;
/** Who goes on sending after so much more is not listened to. */
const MOST_DROPPED = 64 << 20;

export type Form = {
  fields: Record<string, unknown>;
  file?: MultipartFile;
  /** To be called when the file has been read: throws if anything comes after it. */
  end: () => Promise<void>;
};

/**
 * Reads a form up to its file and hands the file over unread. Whatever comes of it, the rest of the request is then read and
 * dropped, because a sender that sends everything before it listens would not get the answer otherwise.
 */
export async function withForm<T>(request: FastifyRequest, use: (form: Form) => Promise<T>): Promise<T> {
  try {
    return await use(await readForm(request));
  } finally {
    dropRest(request.raw);
  }
}

function dropRest(request: IncomingMessage): void {
  let left = MOST_DROPPED;
  request.unpipe().on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) request.destroy();
  });
  request.resume();
}

async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw invalid({ file: recordTexts.noFile });
  const parts = request.parts(PARTS) as AsyncIterator<Multipart>;
  const fields: Record<string, unknown> = {};
  const nextPart = () => parts.next().catch(unreadableForm);
  for (let next = await nextPart(); !next.done; next = await nextPart()) {
    const part = next.value;
    if (part.type === 'file') return { fields, file: fitting(part, request), end: () => assertEnd(parts) };
    fields[part.fieldname] = cast(part.fieldname, part.value);
  }
  return { fields, end: async () => undefined };
}

/** Whatever the parser says of a form is the sender's doing: its boundary, its end, names that no field has. */
function unreadableForm(error: { code?: string }): never {
  throw invalid({
    form:
      error.code === 'FST_PROTO_VIOLATION' ? phrasesOf(common).errors.formFieldName : phrasesOf(common).errors.notAForm,
  });
}

/** A size that is announced is refused before it is sent. A part with a type but no name is a file, too, whatever its type says. */
function fitting(file: MultipartFile, request: FastifyRequest): MultipartFile {
  file.filename ??= '';
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD.maxBytes + OVERHEAD) throw tooBig(file);
  return file;
}

export const tooBig = ({ filename }: MultipartFile) =>
  failure('upload.too_big', { message: phrasesOf(common).errors.fileTooBig(filename) });

async function assertEnd(parts: AsyncIterator<Multipart>): Promise<void> {
  const next = await parts.next().catch(() => {
    throw invalid({ file: documentTexts.oneFile });
  });
  if (!next.done) throw invalid({ [next.value.fieldname]: documentTexts.fieldAfterFile });
}

/** A form knows text only; fields of other types are written as JSON. An empty one clears. */
function cast(name: string, value: unknown): unknown {
  if (value === '') return null;
  const type = fieldOf('kyc_file', name)?.type;
  if (typeof value !== 'string' || (type !== 'year' && type !== 'comment')) return value;
  try {
    return readJson(Buffer.from(value), name);
  } catch {
    return value;
  }
}
