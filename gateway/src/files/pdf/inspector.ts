import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { log } from '@dossier/kit/log';
import type { ActiveContent } from '@dossier/proto/documents/active-content';
import { failure } from '@dossier/proto/failures/failure';

/** Of processor time, so that a busy machine refuses no good file. Ten megabytes take some hundred milliseconds and as many megabytes. */
const LIMIT_MS = 5_000;
const LIMIT_BYTES = 600 << 20;
/** Whoever waits longer is asked to try again. */
const PATIENCE_MS = 60_000;
const HEAP_MB = 256;
const WATCHED_EVERY_MS = 50;
const PAGE_BYTES = 4_096;
const TICK_MS = 10;

type Answer = { active?: ActiveContent[] };
type Usage = { ms: number; bytes: number };

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

  private async ask(bytes: Buffer): Promise<Answer> {
    this.child ??= started();
    const child = this.child;
    const before = await usageOf(child);
    const stop = () => void child.kill('SIGKILL');
    const watch = setInterval(
      () => void usageOf(child).then(({ ms, bytes }) => (ms - before.ms > LIMIT_MS || bytes > LIMIT_BYTES) && stop()),
      WATCHED_EVERY_MS,
    );
    const answered = new AbortController();
    const { signal } = answered;
    return Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as Answer),
      once(child, 'exit', { signal }).then((how) => this.ended(how, bytes.length)),
      sent(child, bytes),
      delay(PATIENCE_MS, undefined, { signal }).then((): never => {
        stop();
        throw new Error('no answer in time');
      }),
    ])
      .catch((error: Error) => {
        this.child = undefined;
        log.error({ reason: error.message }, 'the process that reads PDFs does not answer');
        throw failure('system.unavailable');
      })
      .finally(() => {
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

/** Processor time of a process so far and its resident bytes. Both are 0 where the system does not say; then only patience ends it. */
async function usageOf({ pid }: ChildProcess): Promise<Usage> {
  const [stat = '', statm = ''] = await Promise.all(
    ['stat', 'statm'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  // Behind the name, which may hold blanks: user and system time are the 12th and 13th.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return {
    ms: (user + system) * TICK_MS,
    bytes: Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES,
  };
}

export const pdfs = new Inspector();
