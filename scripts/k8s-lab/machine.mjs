import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, openSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { problem } from '../servers/problem.mjs';
import { run } from '../servers/run.mjs';

/** All that the machine keeps; gone when it stops. */
export const folder = join(tmpdir(), 'dossier-k8s');
/** Of the one node, reached from inside its network alone. */
export const address = '10.99.0.1';
/** Of version 1, one folder in each hierarchy. */
export const group = 'dossier-k8s';

/** Of the processors, where one process outside has 1,024: all pods together are more than one. */
const SHARES = 10_240;

const pidFile = join(folder, 'pid');
const groups = () => globSync('/sys/fs/cgroup/*/').filter((one) => existsSync(join(one, 'cgroup.procs')));

/** @returns {number | undefined} process 1 of the machine, if it runs */
export function machinePid() {
  if (!existsSync(pidFile)) return undefined;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  return existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('machine.sh')
    ? pid
    : undefined;
}

/** @param {string[]} command @param {'all' | 'network'} [which] namespaces @returns {[command: string, args: string[]]} the same inside the machine */
export function inside(command, which = 'all') {
  const pid = machinePid();
  if (!pid) throw problem('There is no cluster; name the step "cluster" first.');
  return [
    'nsenter',
    ['-t', String(pid), ...(which === 'all' ? ['-m', '-u', '-i', '-n', '-p'] : ['-n']), '--', ...command],
  ];
}

/** Starts a program that lives as long as the machine does. @param {string} name @param {string[]} command */
export function startInside(name, command) {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const [program, args] = inside(command);
  spawn(program, args, { detached: true, stdio: ['ignore', log, log] }).unref();
}

/** A machine in namespaces of its own: the network, mounts and processes of this one stay as they are. */
export async function startMachine() {
  if (machinePid()) throw problem('A cluster is running; end it with: npm run test:k8s -- stop');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const hierarchy of groups()) prepareGroup(hierarchy);
  const log = openSync(join(folder, 'machine.log'), 'a');
  const own = [
    '--net',
    '--mount',
    '--uts',
    '--ipc',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
    '--propagation',
    'private',
  ];
  const script = join(import.meta.dirname, 'machine.sh');
  const outer = spawn('unshare', [...own, 'bash', script, folder, address], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  outer.unref();
  for (let tries = 0; !existsSync(join(folder, 'ready')); tries++) {
    if (tries === 100 || outer.exitCode !== null)
      throw problem(`The machine did not start: ${readFileSync(join(folder, 'machine.log'), 'utf8').trim()}`);
    await delay(100);
  }
  const children = readFileSync(`/proc/${outer.pid}/task/${outer.pid}/children`, 'utf8').trim();
  writeFileSync(pidFile, children.split(' ')[0] ?? '');
}

/** @param {string} hierarchy of control groups */
function prepareGroup(hierarchy) {
  const own = join(hierarchy, group);
  mkdirSync(own, { recursive: true });
  if (existsSync(join(own, 'cpu.shares'))) writeFileSync(join(own, 'cpu.shares'), String(SHARES));
  if (!basename(hierarchy).includes('cpuset')) return;
  for (const file of ['cpuset.cpus', 'cpuset.mems'])
    writeFileSync(join(own, file), readFileSync(join(hierarchy, file)));
}

/** Ends it with all that runs in it, and removes what it kept. */
export async function stopMachine() {
  const pid = machinePid();
  if (pid) process.kill(pid, 'SIGKILL');
  for (let tries = 0; tries < 50 && (machinePid() || !removeGroups()); tries++) await delay(200);
  await run('rm', ['-rf', '--one-file-system', folder]);
}

/** @returns {boolean} whether all are gone: a group can be removed once its last process is */
function removeGroups() {
  const own = globSync(`/sys/fs/cgroup/*/${group}/**/`).toSorted((a, b) => b.length - a.length);
  for (const one of own) {
    try {
      rmdirSync(one);
    } catch {
      return false;
    }
  }
  return true;
}
