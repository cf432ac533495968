import { readFileSync } from 'node:fs';
import { allCalls } from '@dossier/proto/calls/all';
import { type HttpCall, isHttpCall } from '@dossier/proto/calls/call';
import { describe, expect, it } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { checkedFields } from './input.js';

type Content = Record<string, { example?: Record<string, unknown> }>;
type Operation = { requestBody?: { content: Content }; responses: Record<string, { content?: Content }> };
type Document = { paths: Record<string, Record<string, Operation>> };

const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as Document;
const calls = allCalls().filter(isHttpCall);

const pathOf = (call: HttpCall<unknown, unknown>): string =>
  `/${call.base ?? 'api/v1'}/${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
const operationOf = (call: HttpCall<unknown, unknown>): Operation | undefined =>
  document.paths[pathOf(call)]?.[call.method.toLowerCase()];
const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
const pointer = (path: string): string => path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');

describe('the examples in the OpenAPI document', () => {
  it('are bodies that the gateway takes', async () => {
    const refused: unknown[] = [];
    for (const call of calls) {
      const body = operationOf(call)?.requestBody?.content['application/json'];
      if (!body) continue;
      const path = Object.fromEntries(namesIn(call.path).map((name) => [name, '64f0c2a1b7e54d0012ab34cd']));
      await checkedFields(call, { ...body.example, ...path }).catch((error: unknown) =>
        refused.push([call.subject, body.example, (error as { wire?: unknown }).wire]),
      );
      if (Object.keys(body.example ?? {}).length === 0) refused.push([call.subject, 'is empty']);
    }
    expect(refused).toEqual([]);
  });

  it('are answers as the document describes them', () => {
    const ajv = addFormats.default(new Ajv2020.default({ strict: false, allErrors: true }));
    ajv.addSchema(document, 'document');
    const wrong = calls.flatMap((call) => {
      const answer = operationOf(call)?.responses['200']?.content?.['application/json'];
      if (!answer) return [];
      const schema = `document#/paths/${pointer(pathOf(call))}/${call.method.toLowerCase()}/responses/200/content/application~1json/schema`;
      const isValid = ajv.compile({ $ref: schema });
      return isValid(answer.example) ? [] : [[call.subject, isValid.errors]];
    });
    expect(wrong).toEqual([]);
  });
});
