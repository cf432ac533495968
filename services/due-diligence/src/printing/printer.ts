import { Worker } from 'node:worker_threads';
import type { DueDiligenceForm } from '@dossier/proto/calls/due-diligence';
import { readersLanguage } from '@dossier/proto/texts/language';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Printed } from './messages.js';

type Waiting = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };

const MEMORY = { maxOldGenerationSizeMb: 512 };

/** Prints forms in a thread of its own, one after the other. A thread that dies fails what it had, and the next form starts another. */
@Injectable()
export class Printer implements OnModuleDestroy {
  private worker?: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  print(form: DueDiligenceForm, at: Date): Promise<Uint8Array> {
    this.worker ??= this.start();
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const id = ++this.last;
    this.waiting.set(id, { resolve, reject });
    this.worker.postMessage({ id, form, at, language: readersLanguage() });
    return promise;
  }

  async onModuleDestroy(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./print-worker.js', import.meta.url), { resourceLimits: MEMORY });
    worker.unref();
    worker.on('message', (printed: Printed) => {
      const asked = this.waiting.get(printed.id);
      this.waiting.delete(printed.id);
      if ('bytes' in printed) asked?.resolve(printed.bytes);
      else asked?.reject(new Error(printed.failure));
    });
    worker.on('error', (error) => this.end(error));
    worker.on('exit', (code) => this.end(new Error(`the printing thread ended with ${code}`)));
    return worker;
  }

  private end(error: Error): void {
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
