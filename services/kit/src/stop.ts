import { markDraining } from './health.js';
import { log } from './log.js';

/**
 * On SIGTERM or SIGINT the process says that it is not ready, runs `stop` once (no new work, what runs ends, connections
 * close) and exits with 0. If `stop` fails or takes longer than `limitMs`, it exits with 1; the limit is to be shorter than
 * the time after which the process would be killed.
 */
export function stopOnSignal(stop: () => Promise<unknown>, limitMs = 25_000): void {
  let isStopping = false;
  const once = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    markDraining();
    log.info({ signal }, 'draining');
    setTimeout(() => {
      log.error({ limitMs }, 'work did not end in time');
      process.exit(1);
    }, limitMs).unref();
    const code = await stop().then(
      () => 0,
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        return 1;
      },
    );
    log.info('stopped');
    // A signal sent to oneself once more, as Nest does, has no effect on process 1 of a container.
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (received) => void once(received));
}
