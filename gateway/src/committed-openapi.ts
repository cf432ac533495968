import { readFileSync } from 'node:fs';
import type { HttpCall } from '@dossier/proto/calls/call';

type Content = Record<string, { example?: Record<string, unknown>; examples?: Record<string, unknown> }>;
export type CommittedOperation = {
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = { paths: Record<string, Record<string, CommittedOperation>> };

/** The document as it is committed, for the tests of what it says. */
export const committedDocument = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
) as Document;

export const documentedPath = (call: HttpCall<unknown, unknown>): string =>
  `/${call.base ?? 'api/v1'}/${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;

export const committedOperation = (call: HttpCall<unknown, unknown>): CommittedOperation | undefined =>
  committedDocument.paths[documentedPath(call)]?.[call.method.toLowerCase()];
