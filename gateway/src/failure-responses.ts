import { FAILURES, type FailureCode } from '@dossier/proto/failures/catalogue';
import type { ApiResponseOptions } from '@nestjs/swagger';

/** The OpenAPI responses of a call that may fail so: one for each HTTP status, with an example for each code under its name. */
export function failureResponses(codes: readonly FailureCode[]): ApiResponseOptions[] {
  const statuses = [...new Set(codes.map((code) => FAILURES[code].status))].sort((a, b) => a - b);
  return statuses.map((status) =>
    responseOf(
      status,
      codes.filter((code) => FAILURES[code].status === status),
    ),
  );
}

function responseOf(status: number, codes: readonly FailureCode[]): ApiResponseOptions {
  const sentences = new Set(codes.map((code) => FAILURES[code].message));
  return {
    status,
    description: [...sentences].join('; '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code)])),
      },
    },
  };
}

const exampleOf = (code: FailureCode) => ({
  summary: FAILURES[code].message,
  value: { status: 'error', code, message: FAILURES[code].message },
});
