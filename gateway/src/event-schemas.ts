import { allEvents } from '@dossier/proto/events/all';
import type { Event } from '@dossier/proto/events/event';
import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

const ENVELOPE: Json = {
  type: 'object',
  required: ['specversion', 'id', 'source', 'type', 'subject', 'time', 'tenant', 'actor', 'data'],
  properties: {
    specversion: { const: '1.0' },
    id: { type: 'string', description: 'Unique; a second delivery carries the same one.' },
    source: { type: 'string' },
    subject: { type: 'string', description: 'The client the event is about; events of one subject keep their order.' },
    time: { type: 'string', format: 'date-time' },
    datacontenttype: { const: 'application/json' },
    tenant: { type: 'string' },
    actor: {
      type: 'object',
      required: ['id', 'name'],
      properties: { id: { type: 'string' }, name: { type: 'string' } },
    },
  },
};

/** A JSON Schema (2020-12) of the whole message, for each event. Classes come from the OpenAPI document's schemas. */
export function eventSchemas(document: OpenAPIObject): Map<string, Json> {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Json>;
  return new Map(allEvents().map((event) => [event.subject, messageSchema(event, schemas)]));
}

function messageSchema(event: Event, schemas: Record<string, Json>): Json {
  const defs = reachable(event.data.name, schemas);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${event.subject}.json`,
    title: event.subject,
    description: event.summary,
    ...ENVELOPE,
    properties: {
      ...(ENVELOPE.properties as Json),
      type: { const: event.subject },
      data: { $ref: `#/$defs/${event.data.name}` },
    },
    $defs: JSON.parse(JSON.stringify(defs).replaceAll('#/components/schemas/', '#/$defs/')) as Json,
  };
}

function reachable(name: string, schemas: Record<string, Json>, found: Json = {}): Json {
  const schema = schemas[name];
  if (!schema || name in found) return found;
  found[name] = schema;
  for (const [, next] of JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g))
    reachable(next as string, schemas, found);
  return found;
}

/** The AsyncAPI 3 document: one channel per event. */
export function asyncApiDocument(schemas: Map<string, Json>): Json {
  const entries = [...schemas];
  const id = (subject: string) => subject.replaceAll('.', '_');
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Dossier events',
      version: '1',
      description: 'CloudEvents 1.0 in JSON over NATS JetStream, stream DOSSIER.',
    },
    defaultContentType: 'application/json',
    servers: {
      nats: {
        host: 'nats:4222',
        protocol: 'nats',
        description:
          'A user may read the subjects that its installation gives it, by the one consumer that has its name.',
        security: [{ type: 'userPassword' }],
      },
    },
    channels: Object.fromEntries(
      entries.map(([subject]) => [
        id(subject),
        { address: subject, messages: { event: { $ref: `#/components/messages/${id(subject)}` } } },
      ]),
    ),
    operations: Object.fromEntries(
      entries.map(([subject]) => [
        `send_${id(subject)}`,
        { action: 'send', channel: { $ref: `#/channels/${id(subject)}` } },
      ]),
    ),
    components: {
      messages: Object.fromEntries(
        entries.map(([subject, schema]) => [
          id(subject),
          {
            name: subject,
            summary: schema.description,
            payload: {
              schemaFormat: 'application/schema+json;version=draft-2020-12',
              schema: { $ref: `./events/${subject}.json` },
            },
          },
        ]),
      ),
    },
  };
}
