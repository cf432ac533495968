import { allCalls } from '@dossier/proto/calls/all';
import { failuresOf, isHttpCall } from '@dossier/proto/calls/call';
import { FAILURES } from '@dossier/proto/failures/catalogue';
import { describe, expect, it } from '@jest/globals';
import { committedOperation } from './committed-openapi.js';
import { failureResponses } from './failure-responses.js';

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
    const missing = allCalls()
      .filter(isHttpCall)
      .flatMap((call) => {
        const responses = committedOperation(call)?.responses ?? {};
        const isNamed = (code: keyof typeof FAILURES): boolean =>
          code in (responses[FAILURES[code].status]?.content?.['application/json']?.examples ?? {});
        return failuresOf(call)
          .filter((code) => !isNamed(code))
          .map((code) => `${call.subject} ${code}`);
      });
    expect(missing).toEqual([]);
  });
});
