import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed } from '../servers/installed.mjs';
import { step } from '../servers/progress.mjs';
import { lastLine, run } from '../servers/run.mjs';

const python = 'nats-py==2.16.0';
const goModule = `module consumer

go 1.24

require github.com/nats-io/nats.go v1.55.0
`;

/**
 * What the examples of docs/events.md need in Python and Go, as variables for their test. What cannot be had is left out, and the
 * test says that it skips.
 * @returns {Promise<{ env: Record<string, string>, remove: () => Promise<void> }>}
 */
export async function consumerLibraries() {
  const dir = await mkdtemp(join(tmpdir(), 'dossier-consumers-'));
  /** @type {Record<string, string>} */
  const env = {};
  const pip = await step('Fetching the NATS library for Python', () =>
    run('python3', ['-m', 'pip', 'install', '--quiet', '--target', join(dir, 'python'), python]),
  );
  if (pip.code === 0) env.PYTHONPATH = join(dir, 'python');
  else console.log(lastLine(pip.output));
  const go = await installed('go', '1.24', ['version']);
  if (go) {
    const caches = { GOPATH: join(dir, 'path'), GOCACHE: join(dir, 'cache'), GOFLAGS: '-mod=mod -modcacherw' };
    Object.assign(env, caches, { GOMODCACHE: join(dir, 'modules'), GOTOOLCHAIN: 'local', GO_CONSUMER: dir });
    await writeFile(join(dir, 'go.mod'), goModule);
  }
  return { env, remove: () => rm(dir, { recursive: true, force: true }) };
}
