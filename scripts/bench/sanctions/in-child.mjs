import { fork } from 'node:child_process';
import { join } from 'node:path';
import { nodeFlags } from '../../start/node-flags.mjs';

/** Has a script do its work in a process of its own, as a service is started: what one figure leaves in memory counts for no other. */
export function inChild(script, message) {
  const child = fork(join(import.meta.dirname, script), { serialization: 'advanced', execArgv: nodeFlags });
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${script} ended with code ${code} before it answered`)));
    child.send(message);
  });
}

/** The other side: answers the one message of the parent and ends. */
export function answerParent(work) {
  process.once('message', async (message) => {
    process.send?.(await work(message), () => process.exit());
  });
}
