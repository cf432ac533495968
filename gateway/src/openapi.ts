import { allEvents } from '@dossier/proto/events/all';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { addExamples } from './examples.js';

type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

const SUCCESS: Schema = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', enum: ['success'] } },
};
const ERROR: Schema = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'string', enum: ['error'] },
    code: { type: 'string', description: 'Stable and machine-readable.' },
    message: { type: 'string', description: 'The sentence to show.' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'A sentence for each bad field.' },
    error_codes: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'For each bad field the stable code of its sentence.',
    },
    details: { description: 'Facts the caller needs to go on.' },
  },
};

/** The OpenAPI 3.1 document of the whole REST surface. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Dossier')
    .setDescription('Know-your-customer files with maker-checker approval and sanction screening.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config, { extraModels: allEvents().map((event) => event.data) });
  document.components = {
    ...document.components,
    schemas: { Success: SUCCESS, Error: ERROR, ...document.components?.schemas },
  };
  addExamples(document);
  return document;
}

/** `/api/v1/openapi.json` for machines, `/api/v1/docs` for people. */
export function serveDocument(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/v1/docs', app, () => openApiDocument(app), { jsonDocumentUrl: 'api/v1/openapi.json' });
}
