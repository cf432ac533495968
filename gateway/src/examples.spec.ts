import { allCalls } from '@dossier/proto/calls/all';
import { isHttpCall } from '@dossier/proto/calls/call';
import { describe, expect, it } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { committedDocument, committedOperation, documentedPath } from './committed-openapi.js';
import { pathNames } from './documented.js';
import { checkedFields } from './input.js';

const ID = '64f0c2a1b7e54d0012ab34cd';
const calls = allCalls().filter(isHttpCall);
const pointer = (path: string): string => path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');

describe('the examples in the OpenAPI document', () => {
  it('are bodies that the gateway takes', async () => {
    const refused: unknown[] = [];
    for (const call of calls) {
      const body = committedOperation(call)?.requestBody?.content['application/json'];
      if (!body) continue;
      const path = Object.fromEntries(pathNames(call).map((name) => [name, ID]));
      await checkedFields(
        { ...call, takesRecordValues: false },
        { ...body.example, ...path },
        { role: 'ADMINISTRATOR' },
      ).catch((error: unknown) => refused.push([call.subject, body.example, (error as { wire?: unknown }).wire]));
      if (Object.keys(body.example ?? {}).length === 0) refused.push([call.subject, 'is empty']);
    }
    expect(refused).toEqual([]);
  });

  it('are answers as the document describes them', () => {
    const ajv = addFormats.default(new Ajv2020.default({ strict: false, allErrors: true }));
    ajv.addSchema(committedDocument, 'document');
    const wrong = calls.flatMap((call) => {
      const answer = committedOperation(call)?.responses['200']?.content?.['application/json'];
      if (!answer) return [];
      const schema = `document#/paths/${pointer(documentedPath(call))}/${call.method.toLowerCase()}/responses/200/content/application~1json/schema`;
      const isValid = ajv.compile({ $ref: schema });
      return isValid(answer.example) ? [] : [[call.subject, isValid.errors]];
    });
    expect(wrong).toEqual([]);
  });
});
