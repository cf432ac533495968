import { parentPort, Worker } from 'node:worker_threads';
import { Failure, isWireFailure, type WireFailure } from '@dossier/proto/failures/failure';
import { inLanguage, readersLanguage } from '@dossier/proto/texts/language';
import { type Document, print } from './print.js';

type ToPrint<Input> = { id: number; input: Input; at: Date; language: string };
type Printed = { id: number } & ({ bytes: Uint8Array } | { failure: string | WireFailure });
type Waiting = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };

const MEMORY = { maxOldGenerationSizeMb: 512 };

/** Prints in a thread of its own, one after the other. A thread that dies fails what it had, and the next document starts another. */
export class PrintThread<Input> {
  private worker?: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  /** `script` is a module that calls `printHere`. */
  constructor(private readonly script: URL) {}

  /** In the language of whoever asks. Throws the failure that the document throws. */
  print(input: Input, at: Date): Promise<Uint8Array> {
    this.worker ??= this.start();
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const id = ++this.last;
    this.waiting.set(id, { resolve, reject });
    this.worker.postMessage({ id, input, at, language: readersLanguage() } satisfies ToPrint<Input>);
    return promise;
  }

  async stop(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(this.script, { resourceLimits: MEMORY });
    worker.unref();
    worker.on('message', (printed: Printed) => {
      const asked = this.waiting.get(printed.id);
      this.waiting.delete(printed.id);
      if ('bytes' in printed) asked?.resolve(printed.bytes);
      else asked?.reject(isWireFailure(printed.failure) ? new Failure(printed.failure) : new Error(printed.failure));
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

/** The other side: layout takes a second of processor time, here it stands in nobody's way. */
export function printHere<Input>(toDocument: (input: Input, at: Date) => Document): void {
  const printed = async ({ input, at, language }: ToPrint<Input>): Promise<Uint8Array> =>
    print(inLanguage(language, () => toDocument(input, at)));
  parentPort?.on('message', (asked: ToPrint<Input>) => {
    const answer = (printed: Printed) => parentPort?.postMessage(printed);
    const { id } = asked;
    printed(asked).then(
      (bytes) => answer({ id, bytes }),
      (error: Error) => answer({ id, failure: error instanceof Failure ? error.wire : error.message }),
    );
  });
}
