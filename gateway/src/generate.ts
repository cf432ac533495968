import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from './app.js';
import { asyncApiDocument, eventSchemas } from './event-schemas.js';
import { openApiDocument } from './openapi.js';

/** Writes the OpenAPI document, the events' JSON Schemas and the AsyncAPI document below the folder given; `npm run generate` calls it. */
const [root = '.'] = process.argv.slice(2);
const app = await createApp();
await app.init();
const document = openApiDocument(app);
const schemas = eventSchemas(document);
const events = join(root, 'proto/generated/events');
await mkdir(events, { recursive: true });
await mkdir(join(root, 'gateway'), { recursive: true });
const write = (path: string, value: unknown) => writeFile(join(root, path), `${JSON.stringify(value, null, 2)}\n`);
await write('gateway/openapi.json', document);
await write('proto/generated/asyncapi.json', asyncApiDocument(schemas));
for (const [subject, schema] of schemas) await write(`proto/generated/events/${subject}.json`, schema);
await app.close();
