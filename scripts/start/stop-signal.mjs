import { say } from '../servers/progress.mjs';

/**
 * Calls `stop` once when the user or the parent wants an end, then exits. Asking again exits at once;
 * what still runs is then stopped by the guard.
 * @param {() => Promise<unknown>} stop
 */
export function stopOnSignal(stop) {
  let asked = 0;
  const ask = async () => {
    // Ctrl-C reaches this process both from the terminal and through npm.
    if (asked && Date.now() - asked < 1000) return;
    if (asked) process.exit(130);
    asked = Date.now();
    say('Stopping …');
    await stop();
    say('Stopped.');
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, ask);
  process.on('disconnect', ask);
  if (process.env.npm_lifecycle_event) watchParent(ask);
}

/** @param {() => Promise<void>} gone called when npm, which started this process, has disappeared */
function watchParent(gone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    void gone();
  }, 1000);
  timer.unref();
}
