import { describe, expect, it } from '@jest/globals';
import { NatsServer } from './nats-server.js';

const handler = async (): Promise<void> => undefined;

describe('foundations 1: the handlers of a service', () => {
  const server = () =>
    new NatsServer('test', () => {
      throw new Error('no database');
    });

  it('are refused when two hear the same event', () => {
    const service = server();
    service.addHandler('dossier.test.file.opened.v1', handler, true);
    expect(() => service.addHandler('dossier.test.file.opened.v1', handler, true)).toThrow(
      'test has two handlers for dossier.test.file.opened.v1',
    );
  });

  it('are refused when two answer the same call', () => {
    const service = server();
    service.addHandler('test.open', handler);
    expect(() => service.addHandler('test.open', handler)).toThrow('test has two handlers for test.open');
  });

  it('are taken for different events', () => {
    const service = server();
    for (const verb of ['opened', 'closed']) service.addHandler(`dossier.test.file.${verb}.v1`, handler, true);
    expect(service.getHandlers().size).toBe(2);
  });
});
