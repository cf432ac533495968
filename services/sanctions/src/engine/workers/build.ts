import { fork } from 'node:child_process';
import { setPriority, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SnapshotReading } from '../snapshot.js';
import { workerUrl } from './locate.js';
import type { BuildReply, BuildTask } from './messages.js';

/** Enough for a million names while they are merged. */
const MOST_HEAP_MB = 4096;
const MB = 2 ** 20;
/** Half of what this machine, or container, has, as the process that serves goes on beside the build. */
const BUILD_HEAP_MB = Math.min(
  MOST_HEAP_MB,
  Math.floor(Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()) / 2 / MB),
);
/** Serving goes before building when both want the processor. */
const BUILD_NICENESS = 5;

function yieldTo(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, BUILD_NICENESS);
  } catch {
    // Not permitted everywhere; the build is then as urgent as the serving.
  }
}

/** Builds an index in a process of its own and leaves it at the task's snapshot path. */
export function runBuild(task: BuildTask): Promise<BuildReply> {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(workerUrl('build-process')), {
      execArgv: [`--max-old-space-size=${BUILD_HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    yieldTo(child.pid);
    child.once('message', (reply) => resolve(reply as BuildReply));
    child.once('error', (error) => resolve({ kind: 'failed', detail: error.message }));
    child.once('exit', (code, signal) => resolve({ kind: 'failed', detail: `the build ended with ${signal ?? code}` }));
    child.send(task);
  });
}

/** Reads a snapshot into shared memory without holding up the calling thread. */
export function runRestore(snapshotPath: string): Promise<SnapshotReading> {
  return new Promise((resolve) => {
    const worker = new Worker(workerUrl('restore-worker'), { workerData: snapshotPath });
    worker.once('message', (reading: SnapshotReading) => resolve(reading));
    worker.once('error', () => resolve({ fault: 'damaged' }));
    worker.once('exit', () => resolve({ fault: 'damaged' }));
  });
}
