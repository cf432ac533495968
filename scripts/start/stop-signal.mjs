import { readFileSync } from 'node:fs';
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
  if (process.env.npm_lifecycle_event) watchNpm(ask);
}

/** @param {() => Promise<void>} gone called when npm, which started this process, has disappeared */
function watchNpm(gone) {
  const { ppid } = process;
  const npm = npmAbove(ppid);
  const timer = setInterval(() => {
    if (npm ? processOf(npm) : process.ppid === ppid) return;
    clearInterval(timer);
    void gone();
  }, 1000);
  timer.unref();
}

/** npm starts a shell that outlives it, and that shell may have started another Node. @param {number} pid @returns {number | undefined} */
function npmAbove(pid) {
  const found = processOf(pid);
  if (!found) return undefined;
  return found.name.startsWith('npm') ? pid : npmAbove(found.parent);
}

/** @param {number} pid @returns {{ name: string, parent: number } | undefined} nothing where there is no /proc */
function processOf(pid) {
  try {
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
