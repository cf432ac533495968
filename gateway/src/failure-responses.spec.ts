import { readFileSync } from 'node:fs';
import { allCalls } from '@dossier/proto/calls/all';
import { failuresOf, isHttpCall } from '@dossier/proto/calls/call';
import { FAILURES } from '@dossier/proto/failures/catalogue';
import { describe, expect, it } from '@jest/globals';
import { failureResponses } from './failure-responses.js';

type Operation = { responses: Record<string, { content?: Record<string, { examples?: Record<string, unknown> }> }> };
type Document = { paths: Record<string, Record<string, Operation>> };

describe('the failures in the OpenAPI document', () => {
  it('are one response for each status, with an example for each code', () => {
    const responses = failureResponses(['input.invalid', 'identity.user.email_used', 'session.missing']);
    expect(responses.map(({ status }) => status)).toEqual([400, 401]);
    expect(responses[0]).toMatchObject({
      description: 'Please check the marked fields; This email is already registered',
      content: {
        'application/json': {
          examples: {
            'input.invalid': { value: { status: 'error', code: 'input.invalid' } },
            'identity.user.email_used': { value: { message: 'This email is already registered' } },
          },
        },
      },
    });
  });

  it('name every code of every call', () => {
    const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as Document;
    const missing = allCalls()
      .filter(isHttpCall)
      .flatMap((call) => {
        const path = `/${call.base ?? 'api/v1'}/${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
        const responses = document.paths[path]?.[call.method.toLowerCase()]?.responses ?? {};
        const isNamed = (code: keyof typeof FAILURES): boolean =>
          code in (responses[FAILURES[code].status]?.content?.['application/json']?.examples ?? {});
        return failuresOf(call)
          .filter((code) => !isNamed(code))
          .map((code) => `${call.subject} ${code}`);
      });
    expect(missing).toEqual([]);
  });
});
