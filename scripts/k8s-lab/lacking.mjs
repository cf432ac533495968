import { existsSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { onPath } from '../servers/cache.mjs';
import { aptInstall } from '../servers/libraries.mjs';
import { run } from '../servers/run.mjs';
import { debianPackages } from './versions.mjs';

const groupsOfVersion1 = ['cpu', 'cpuacct', 'cpuset', 'memory', 'devices', 'freezer', 'pids'];
const namespaces = ['--net', '--mount', '--uts', '--ipc', '--pid', '--fork', '--kill-child', '--mount-proc'];
const programs = ['containerd', 'ctr', 'runc', 'buildah', 'nft', 'nsenter', 'openssl'];

/** @returns {Promise<string | undefined>} why no cluster can run here */
export async function lacking() {
  if (platform() !== 'linux') return `it needs Linux, and this is ${platform()}`;
  if (process.getuid?.() !== 0) return 'it needs root';
  if ((await run('unshare', [...namespaces, 'true'])).code !== 0) return 'namespaces cannot be made here';
  const missing = groupsOfVersion1.filter((name) => !existsSync(`/sys/fs/cgroup/${name}/cgroup.procs`));
  if (missing.length > 0)
    return `it was only tried with control groups of version 1, and ${missing.join(', ')} are not here`;
  if (!(await canAddWires())) return 'the kernel has no pairs of virtual network cards (veth)';
  return missingPrograms();
}

const canAddWires = async () =>
  (await run('unshare', ['--net', 'ip', 'link', 'add', 'one', 'type', 'veth', 'peer', 'name', 'other'])).code === 0;

/** Installs what can be installed. */
async function missingPrograms() {
  if (programs.every(onPath) && existsSync('/usr/lib/cni/ptp')) return undefined;
  if (!onPath('apt-get'))
    return `these are not on PATH: ${programs.filter((name) => !onPath(name)).join(', ')} (${arch()})`;
  for (const name of debianPackages) if (!(await aptInstall(name))) return `${name} cannot be installed`;
  return undefined;
}
