import { type Access, type Class, failuresOf, type HttpCall, isLinkAccess } from '@dossier/proto/calls/call';
import {
  ApiBearerAuth,
  ApiBody,
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiQuery,
  type ApiQueryOptions,
  ApiResponse,
  getSchemaPath,
  OmitType,
} from '@nestjs/swagger';
import { failureResponses } from './failure-responses.js';

const PROPERTIES = 'swagger/apiModelPropertiesArray';
const PROPERTY = 'swagger/apiModelProperties';

/** The OpenAPI entry of a call: parameters, body, answer and every way it can fail. */
export function documented(call: HttpCall<unknown, unknown>): MethodDecorator[] {
  return [
    ApiOperation({
      summary: call.summary,
      operationId: call.subject.replaceAll('.', '_'),
      description: accessSentence(call.access),
    }),
    ...pathNames(call).map((name) => ApiParam({ name, schema: { type: 'string' } })),
    ...queryNames(call).map((name) => ApiQuery(queryOptions(call, name))),
    ...(call.method === 'GET' || bodyNames(call).length === 0 ? [] : [ApiBody({ type: bodyClass(call) })]),
    ...(call.writes
      ? [
          ApiHeader({
            name: 'Idempotency-Key',
            required: false,
            description: 'The same key and body give the stored answer for 24 hours.',
          }),
        ]
      : []),
    ...(call.access === 'public' ? [] : [ApiBearerAuth()]),
    ApiExtraModels(call.output),
    ApiResponse({
      status: 200,
      description: 'Done',
      schema: { allOf: [{ $ref: '#/components/schemas/Success' }, { $ref: getSchemaPath(call.output) }] },
    }),
    ...failureResponses(failuresOf(call)).map((response) => ApiResponse(response)),
  ];
}

export const pathNames = (call: HttpCall<unknown, unknown>): string[] =>
  [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
const inputNames = (call: HttpCall<unknown, unknown>): string[] =>
  ((Reflect.getMetadata(PROPERTIES, call.input.prototype as object) ?? []) as string[]).map((name) => name.slice(1));
const queryNames = (call: HttpCall<unknown, unknown>): string[] =>
  call.method === 'GET' ? inputNames(call).filter((name) => !pathNames(call).includes(name)) : [...(call.query ?? [])];
const bodyNames = (call: HttpCall<unknown, unknown>): string[] =>
  inputNames(call).filter((name) => !pathNames(call).includes(name) && !call.query?.includes(name));

function bodyClass(call: HttpCall<unknown, unknown>) {
  const elsewhere = [...pathNames(call), ...(call.query ?? [])];
  if (elsewhere.length === 0) return call.input;
  const body = OmitType(call.input as Class<Record<string, unknown>>, elsewhere);
  Object.defineProperty(body, 'name', { value: `${call.input.name}Body` });
  return body;
}

function queryOptions(call: HttpCall<unknown, unknown>, name: string): ApiQueryOptions {
  const { required, type, description, example, ...schema } = (Reflect.getMetadata(
    PROPERTY,
    call.input.prototype as object,
    name,
  ) ?? {}) as Record<string, unknown>;
  const kind =
    type === String || type === undefined ? 'string' : type === Boolean ? 'boolean' : type === Number ? 'number' : type;
  return {
    name,
    required: required !== false,
    description,
    example,
    schema: { type: kind, ...schema },
  } as ApiQueryOptions;
}

function accessSentence(access: Access): string {
  if (access === 'public') return 'Open to anyone.';
  if (access === 'signed-in') return 'Needs a session.';
  if (access === 'super-user') return 'Needs a super user.';
  if (isLinkAccess(access)) {
    const visitors = `For a visitor with a link for ${access.link.join(' or ').replaceAll('_', ' ')}.`;
    return access.people ? `${visitors} ${accessSentence(access.people)}` : visitors;
  }
  return `Needs one of the permissions ${access.join(', ')}.`;
}
