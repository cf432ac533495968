import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEvents } from '@dossier/proto/events/all';
import { describe, expect, it } from '@jest/globals';

const GENERATED = join(import.meta.dirname, '../../proto/generated');
const document = JSON.parse(readFileSync(join(GENERATED, 'asyncapi.json'), 'utf8'));

/** Every `$ref` below a value. */
const references = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target as string);

function found(reference: string): unknown {
  if (!reference.startsWith('#/')) return JSON.parse(readFileSync(join(GENERATED, reference), 'utf8'));
  return reference
    .slice(2)
    .split('/')
    .reduce((at, key) => (at as Record<string, unknown>)[key], document as unknown);
}

describe('the AsyncAPI document', () => {
  it('is of version 3 and says every event: a channel, an operation and a message each', () => {
    expect(document.asyncapi).toBe('3.0.0');
    const subjects = allEvents().map(({ subject }) => subject as string);
    expect(Object.values(document.channels).map((channel) => (channel as { address: string }).address)).toEqual(
      subjects,
    );
    const operations = Object.values(document.operations) as { action: string; channel: { $ref: string } }[];
    // What the system does: it sends, others receive.
    expect(new Set(operations.map(({ action }) => action))).toEqual(new Set(['send']));
    const sent = operations.map(({ channel }) => (found(channel.$ref) as { address: string }).address);
    expect(sent).toEqual(subjects);
    expect(Object.values(document.components.messages).map((message) => (message as { name: string }).name)).toEqual(
      subjects,
    );
  });

  it('refers to nothing that is not there', () => {
    const all = references(document);
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((reference) => found(reference) === undefined)).toEqual([]);
  });
});
