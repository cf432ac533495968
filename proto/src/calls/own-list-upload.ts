import { httpCall, internalCall } from './call.js';
import { Name, Text } from './fields.js';
import { OwnListAnswer } from './sanction-lists.js';

const UPLOAD_MS = 20_000;

export class UploadOwnList {
  @Name({ optional: true, min: 3, max: 100, description: 'How results name the list' }) title?: string;
}

/** Asked with the fields that come before the file, so that nothing is stored for a person who may not. */
export const uploadOwnList = httpCall({
  subject: 'sanctions.own-list.upload',
  method: 'POST',
  path: 'sanction-lists/own/upload',
  access: ['world_search'],
  summary: "Puts a CSV file in force as the tenant's own list (administrator, compliance officer)",
  input: UploadOwnList,
  output: OwnListAnswer,
  fails: ['sanctions.list.refused', 'upload.wrong_type', 'upload.too_big'],
  deadline: UPLOAD_MS,
  writes: true,
});

export class ReceivedOwnList {
  @Text({ optional: true, max: 100 }) title?: string;
  @Text({ max: 200 }) filename: string;
  @Text({ max: 200, description: 'Object key under which the file was stored' }) key: string;
  @Text({ max: 64, description: 'Of its bytes, in hex' }) sha256: string;
}

/** The file of an upload has arrived. Fails with `sanctions.list.refused`, whose message names the line. */
export const receiveOwnList = internalCall({
  subject: 'sanctions.own-list.receive',
  summary: 'Takes in the stored file of an upload',
  input: ReceivedOwnList,
  output: OwnListAnswer,
  deadline: UPLOAD_MS,
  writes: true,
  // A repeat stores its bytes under another name; it is still the same request.
  secrets: ['key'],
  callers: ['gateway'],
});
