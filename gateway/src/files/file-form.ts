import type { Class, HttpCall } from '@dossier/proto/calls/call';
import { applyDecorators } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiExtraModels,
  ApiProduces,
  ApiResponse,
  getSchemaPath,
  OmitType,
} from '@nestjs/swagger';

const BYTES = { type: 'string', format: 'binary' };
const FILE = { type: 'object', properties: { file: BYTES } };

/** Documents a call that takes its fields and then a file as a form. */
export function FileForm(call: HttpCall<never, unknown> | HttpCall<unknown, unknown>): MethodDecorator {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => String(name));
  const fields = OmitType(call.input as Class<Record<string, unknown>>, inPath);
  Object.defineProperty(fields, 'name', { value: `${call.input.name}Form` });
  return applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiExtraModels(fields),
    ApiBody({ schema: { allOf: [{ $ref: getSchemaPath(fields) }, FILE] } }),
  );
}

/** Documents a call that answers a file. Stands above the route, whose answer it replaces. */
export const FileAnswer = (...mediaTypes: string[]): MethodDecorator =>
  applyDecorators(ApiProduces(...mediaTypes), ApiResponse({ status: 200, schema: BYTES }));
