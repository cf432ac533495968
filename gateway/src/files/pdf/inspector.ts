import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { log } from '@dossier/kit/log';
import type { ActiveContent } from '@dossier/proto/documents/active-content';
import { failure } from '@dossier/proto/failures/failure';

/** A PDF of ten megabytes takes some hundred milliseconds and as many megabytes. */
const LIMIT_MS = 5_000;
const LIMIT_BYTES = 600 << 20;
const HEAP_MB = 256;
const WATCHED_EVERY_MS = 50;
const PAGE_BYTES = 4_096;

type Answer = { active?: ActiveContent[] };

/** Looks into PDFs one after the other, in a process that is ended when one takes too much time or memory. */
class Inspector {
  private child: ChildProcess | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  /** What is active in a PDF; undefined for what cannot be read as one. The bytes are loaded when it is their turn. */
  inspect(load: () => Promise<Buffer>): Promise<ActiveContent[] | undefined> {
    const answer = this.turn.then(async () => (await this.ask(await load())).active);
    this.turn = answer.catch(() => undefined);
    return answer;
  }

  private ask(bytes: Buffer): Promise<Answer> {
    this.child ??= started();
    const child = this.child;
    const stop = () => void child.kill('SIGKILL');
    const limit = setTimeout(stop, LIMIT_MS);
    const watch = setInterval(
      () => void memoryOf(child).then((used) => used > LIMIT_BYTES && stop()),
      WATCHED_EVERY_MS,
    );
    const answered = new AbortController();
    const { signal } = answered;
    return Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as Answer),
      once(child, 'exit', { signal }).then((how) => this.ended(how, bytes.length)),
      sent(child, bytes),
    ])
      .catch((error: Error) => {
        this.child = undefined;
        log.error({ reason: error.message }, 'the process that reads PDFs does not answer');
        throw failure('system.unavailable');
      })
      .finally(() => {
        clearTimeout(limit);
        clearInterval(watch);
        answered.abort();
      });
  }

  /** Whatever ends the process while it reads a file is that file's doing. */
  private ended([code, end]: unknown[], bytes: number): Answer {
    this.child = undefined;
    log.warn({ code, end, bytes }, 'a PDF took more than reading one may take');
    return {};
  }
}

/** Fails if the bytes do not reach the process, and is silent otherwise. */
const sent = (child: ChildProcess, bytes: Buffer): Promise<never> =>
  new Promise((_, reject) => {
    child.send(bytes, (error) => error && reject(error));
  });

/** It gets nothing of this process: no settings, no keys, no output. It keeps no process alive. */
function started(): ChildProcess {
  const child = fork(fileURLToPath(new URL('./process.js', import.meta.url)), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/** Resident bytes of a process; 0 where the system does not say. Its own limit covers only a part of them. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * PAGE_BYTES;
}

export const pdfs = new Inspector();
