// node scripts/servers/cli.mjs up --dir DIR: servers on free ports, their addresses in DIR/servers.json, until SIGTERM.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serversEnvironment } from './environment.mjs';
import { startServers } from './index.mjs';
import { exitWith, problem } from './problem.mjs';
import { say } from './progress.mjs';

const usage = 'Usage: node scripts/servers/cli.mjs up --dir DIR [--persistent]';

async function up() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: 'string' }, persistent: { type: 'boolean', default: false } },
  });
  if (positionals[0] !== 'up' || !values.dir) throw problem(usage);
  await mkdir(values.dir, { recursive: true });
  const servers = await startServers({ dir: values.dir, persistent: values.persistent });
  const file = join(values.dir, 'servers.json');
  await writeFile(file, `${JSON.stringify(serversEnvironment(servers), null, 2)}\n`, { mode: 0o600 });
  say(`Servers are up; their addresses are in ${file}`);
  const stop = async () => {
    await servers.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  setInterval(() => {}, 2 ** 30);
}

await up().catch(exitWith);
