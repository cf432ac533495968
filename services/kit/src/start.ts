import 'reflect-metadata';
import type { ServiceName } from '@dossier/proto/services';
import { Catch, type INestMicroservice, Module, type RpcExceptionFilter, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type Observable, throwError } from 'rxjs';
import { Bus } from './bus.js';
import { checkSettings, type Definitions, describeSettings } from './config.js';
import { markReady, serveHealth } from './health.js';
import { Jobs } from './jobs/jobs.js';
import { JobWorker } from './jobs/worker.js';
import { log, nameLog, nestLogger } from './log.js';
import { Migrations } from './migrations/migrations.js';
import { closeNats, nats } from './nats.js';
import { NatsServer } from './nats-server.js';
import { Events } from './outbox.js';
import { baseSettings, mongoSettings, nameProcess, processName, serviceKeySettings } from './settings.js';
import { stopOnSignal } from './stop.js';
import { Store } from './store.js';

/** What every service module imports for its calls, writes, events and jobs. */
@Module({
  imports: [DiscoveryModule],
  providers: [Bus, Store, Events, Jobs, JobWorker, Migrations],
  exports: [Bus, Store, Events, Jobs],
})
export class KitModule {}

/** Nest's own filter would turn every failure into 'Internal server error'; the transport shapes them. */
@Catch()
class PassOn implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/**
 * The whole of a service's `main.ts`: `await start('kyc', async () => (await import('./kyc.module.js')).KycModule, kycSettings)`.
 * The module is loaded only to be run: parts of it refuse settings that `--help` tells of.
 */
export async function start(name: ServiceName, load: () => Promise<Type>, settings: Definitions = {}): Promise<void> {
  const all = { ...baseSettings, ...serviceKeySettings, ...mongoSettings, ...settings };
  if (process.argv.includes('--help')) {
    process.stdout.write(`${describeSettings(all)}\n`);
    return;
  }
  guardProcess();
  nameProcess(name);
  nameLog(name);
  checkSettings(all);
  const { port } = await serveHealth();
  let stop = async (): Promise<void> => undefined;
  stopOnSignal(() => stop());
  const module = await load();
  if (process.argv.includes('migrate')) return migrate(module);
  await nats();
  const { app, strategy } = await make(name, module);
  stop = async () => {
    // Calls still need what the module's parts hold open; what these parts still have to tell needs NATS.
    await strategy.drain();
    await app.close();
    await closeNats();
  };
  app.useGlobalFilters(new PassOn());
  await app.listen();
  markReady();
  log.info({ name, port }, 'ready');
}

async function make(name: string, module: Type): Promise<{ app: INestMicroservice; strategy: NatsServer }> {
  const strategy = new NatsServer(name, () => app.get<Connection>(getConnectionToken()));
  const app: INestMicroservice = await NestFactory.createMicroservice(module, { strategy, logger: nestLogger });
  return { app, strategy };
}

/** `node dist/main.js migrate`: brings the database up to date and ends; nothing else of the service starts. */
async function migrate(module: Type): Promise<void> {
  const { app } = await make(processName, module);
  await app.get(Migrations).migrate();
  log.info({ name: processName }, 'the database is up to date');
  log.flush(() => process.exit(0));
}

/** A bug nobody caught ends the process loudly; the supervisor starts it again. */
export function guardProcess(): void {
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });
}
