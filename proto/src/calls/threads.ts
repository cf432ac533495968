import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import type { Delta, StoredFile } from '../records/model/field.js';
import { plainText } from '../records/model/rich-text.js';
import { cleanDelta, parsedDelta } from '../rules/rich-text.js';
import { TASK_LIMITS } from '../rules/tasks.js';
import { phrasesOf } from '../texts/define.js';
import { inputTexts } from '../texts/inputs.js';
import type { Phrase } from '../texts/phrase.js';
import { tasks } from '../texts/tasks.js';
import { httpCall, internalCall } from './call.js';
import { Anything, DateTime, Flag, List, Nested, ObjectId, OneOf, Text, Whole } from './fields.js';
import { ruleMessage } from './rule-message.js';

const { errors } = phrasesOf(tasks);
/** A slow line may take so long for a file of the largest size. */
const UPLOAD_MS = 120_000;
export const ATTACHED = ['application/pdf', 'image/png'] as const;
export const ABOUT = ['task', 'ticket'] as const;
export type About = (typeof ABOUT)[number];

/** A message as it comes: rich text, as an object or as JSON text, or a plain sentence. Undefined for what is neither. */
export function readMessage(given: unknown): Delta | undefined {
  const delta = cleanDelta(given);
  if (delta || typeof given !== 'string' || typeof parsedDelta(given) === 'object') return delta;
  return given.length > TASK_LIMITS.message ? undefined : { ops: [{ insert: `${given}\n` }] };
}

/** What is wrong with a message that has to say something. */
function messageError(given: unknown): Phrase | undefined {
  if (given === undefined || given === null || given === '') return errors.blankContent;
  const delta = readMessage(given);
  if (!delta) return inputTexts.richText;
  return plainText(delta) === '' ? errors.blankContent : undefined;
}

/** The field of a message: rich text or a plain sentence, and not blank. */
export const MessageText = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'object',
      additionalProperties: true,
      description: 'Rich text (Quill Delta, as an object or as JSON text) or a plain sentence',
      example: { ops: [{ insert: 'Please ask for a certified copy\n' }] },
    }),
    ValidateBy({
      name: 'message',
      validator: {
        validate: (value) => messageError(value) === undefined,
        // Asked only once `validate` has refused.
        defaultMessage: (args) => ruleMessage(messageError(args?.value)!),
      },
    }),
  );

/** A file of the upload popup, not yet or already part of a message. */
export class Attachment {
  @ObjectId({ description: 'The `id` of get-support-file' }) _id: string;
  @Text() filename: string;
  @Whole({ description: 'Bytes' }) filesize: number;
}

export class ThreadMessage {
  @ObjectId() id: string;
  @Text({ description: 'HTML' }) message: string;
  @Anything({ description: 'The same as Quill Delta' }) message_structure: unknown;
  @OneOf(['admin', 'user'], { description: 'admin: written by the support' }) type: 'admin' | 'user';
  @Text() username: string;
  @DateTime() createdAt: string;
  @DateTime() created_at: string;
  @List(() => Attachment) attachment: Attachment[];
  @List(() => Attachment) attachments: Attachment[];
  @Flag({ optional: true, description: 'Said by the system, not by a person' }) note?: boolean;
}

export class UploadAttachment {}

export class AttachmentKept {
  @List(() => String, { description: 'To be sent with the message' }) fileIds: string[];
  @List(() => Attachment) files: Attachment[];
}

const upload = (about: About, path: string) =>
  httpCall({
    subject: `tasks.${about}.upload`,
    method: 'POST',
    path,
    access: 'signed-in',
    summary: `Takes a .pdf or .png of at most 10 MB for a message of a ${about}`,
    input: UploadAttachment,
    output: AttachmentKept,
    fails: ['upload.wrong_type', 'upload.too_many_pixels', 'upload.too_big'],
    deadline: UPLOAD_MS,
    writes: true,
  });

export const uploadTaskFile = upload('task', 'task/upload-file');
export const uploadTicketFile = upload('ticket', 'support/upload-file');

export class ViewAttachment {
  @ObjectId() id: string;
  @Text({ max: 200 }) viewingToken: string;
  @OneOf(['0', '1'], { optional: true }) download?: '0' | '1';
}

/** No JSON: the bytes of the file. */
export class AttachmentContent {}

export const getSupportFile = httpCall({
  subject: 'tasks.file.content',
  method: 'GET',
  path: 'get-support-file',
  access: 'public',
  summary: 'A file of a task or ticket; whose request it is, is told by the view token',
  input: ViewAttachment,
  output: AttachmentContent,
  fails: ['identity.view_token.ended', 'permission.denied', 'tasks.file.not_found'],
});

export class KeepAttachment {
  @OneOf(ABOUT) about: About;
  @Text({ max: 255 }) filename: string;
  @Whole() filesize: number;
  @Text({ max: 100 }) type: string;
  @Text({ max: 64 }) sha256: string;
  @Text({ max: 100, description: 'Object key under which the bytes are stored' }) serverName: string;
}

export class KeptAttachment {
  @Nested(() => Attachment) file: Attachment;
  @Text({ description: 'The object that was kept: an earlier one if this is a repeat' }) serverName: string;
}

export const keepAttachment = internalCall({
  subject: 'tasks.file.keep',
  summary: 'Remembers a stored file until a message takes it',
  input: KeepAttachment,
  output: KeptAttachment,
  writes: true,
  // A repeat stores its bytes under another name; it is still the same request.
  secrets: ['serverName'],
  callers: ['gateway'],
});

export class OpenAttachment {
  @ObjectId() id: string;
}

export class AttachmentOpened {
  @Anything() file: StoredFile;
}

export const openAttachment = internalCall({
  subject: 'tasks.file.open',
  summary: 'Says whether a file of a task or ticket may be seen, and what it must be',
  input: OpenAttachment,
  output: AttachmentOpened,
  callers: ['gateway'],
});
