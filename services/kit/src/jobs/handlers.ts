import { type DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Job, type JobDefinition } from './job.js';
import type { JobRun } from './run.js';

export type JobHandler = {
  definition: JobDefinition;
  work: (input: unknown, run: JobRun) => Promise<unknown>;
};
type Methods = Record<string, JobHandler['work']>;

/** Every method of this process's providers that does a kind of job. */
export function jobHandlers(discovery: DiscoveryService): JobHandler[] {
  const scanner = new MetadataScanner();
  return discovery.getProviders().flatMap((wrapper) => {
    const instance = wrapper.isDependencyTreeStatic() && (wrapper.instance as Methods | undefined);
    if (!instance || typeof instance !== 'object') return [];
    return scanner.getAllMethodNames(Object.getPrototypeOf(instance)).flatMap((method) => {
      const definition = discovery.getMetadataByDecorator(Job, wrapper, method);
      return definition ? [{ definition, work: async (input, run) => instance[method]?.(input, run) }] : [];
    });
  });
}
