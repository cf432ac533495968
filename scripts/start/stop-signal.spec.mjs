import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';

/** @param {string} file */
async function written(file) {
  for (let tries = 0; tries < 400; tries++) {
    if (existsSync(file)) return;
    await delay(50);
  }
  assert.fail(`waited 20 seconds in vain for ${file}`);
}

test('what npm started stops when npm is killed', { skip: process.platform !== 'linux' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dossier-npm-'));
  const [up, stopped] = [join(folder, 'up'), join(folder, 'stopped')];
  const code = `import { writeFileSync } from 'node:fs';
    import { stopOnSignal } from ${JSON.stringify(import.meta.resolve('./stop-signal.mjs'))};
    stopOnSignal(async () => writeFileSync(${JSON.stringify(stopped)}, ''));
    writeFileSync(${JSON.stringify(up)}, ''); setTimeout(() => process.exit(1), 30_000);`;
  try {
    await writeFile(join(folder, 'main.mjs'), code);
    // Two commands: the shell between npm and Node stays.
    await writeFile(join(folder, 'package.json'), '{ "scripts": { "start": "node main.mjs; true" } }');
    const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' });
    await written(up);
    npm.kill('SIGKILL');
    await written(stopped);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
