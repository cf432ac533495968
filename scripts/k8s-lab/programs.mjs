import { cpSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached } from '../servers/cache.mjs';
import { goEnvironment, goProgram, goSentence } from '../servers/go-build.mjs';
import { problem } from '../servers/problem.mjs';
import { step } from '../servers/progress.mjs';
import { run } from '../servers/run.mjs';
import { kubernetes, modules } from './versions.mjs';

/**
 * One module with a `go.mod` of its own, and the programs that come out of it.
 * @typedef {{ name: string, of: { path: string, version: string }, programs: Record<string, string>, source?: string, flags?: string }} Build
 */
const { kubernetes: release } = modules;
const [major, minor] = kubernetes.split('.');
const said = { gitVersion: release.version, gitMajor: major, gitMinor: minor, gitTreeState: 'clean' };

/** @type {Build[]} */
const builds = [
  {
    name: 'Kubernetes',
    of: release,
    programs: Object.fromEntries(
      ['kube-apiserver', 'kube-controller-manager', 'kube-scheduler', 'kubelet', 'kube-proxy', 'kubectl'].map(
        (name) => [name, `${release.path}/cmd/${name}`],
      ),
    ),
    flags: Object.entries(said)
      .map(([name, value]) => `-X k8s.io/component-base/version.${name}=${value}`)
      .join(' '),
  },
  { name: 'etcd', of: modules.etcd, programs: { etcd: modules.etcd.path } },
  { name: 'CoreDNS', of: modules.coredns, programs: { coredns: './coredns' }, source: 'coredns' },
  { name: 'pause', of: modules.etcd, programs: { pause: './pause' }, source: 'pause' },
];

const without = 'run the other tests: the charts are rendered and checked by npm test -- charts';
const minutes = '9 to 40 minutes';

/** @returns {Promise<string>} folder with every program of a cluster, built once from Go modules; three gigabytes of disk meanwhile */
export const clusterPrograms = () =>
  cached(
    `cluster-${Object.values(modules)
      .map(({ version }) => version)
      .join('-')}`,
    async (folder) => {
      const scratch = join(folder, 'scratch');
      await mkdir(scratch);
      const go = await goProgram('1.26', scratch);
      const env = { ...goEnvironment(scratch, folder), GOFLAGS: '-modcacherw -mod=mod' };
      try {
        for (const one of builds)
          await step(`Building ${one.name} from source (once, ${minutes})`, () => build(one, go, env, folder));
      } finally {
        await rm(scratch, { recursive: true, force: true });
      }
    },
  );

/** @param {Build} what @param {string} go @param {NodeJS.ProcessEnv} env @param {string} folder */
async function build({ name, of, programs, source, flags = '' }, go, env, folder) {
  const module = join(folder, 'scratch', name);
  await mkdir(module);
  if (source) cpSync(join(import.meta.dirname, 'go', source), join(module, source), { recursive: true });
  await writeFile(join(module, 'go.mod'), await goMod(of, go, env));
  for (const [program, path] of Object.entries(programs)) {
    const args = ['build', '-trimpath', `-ldflags=-s -w ${flags}`, '-o', join(folder, program), path];
    const { code, output } = await run(go, args, { env, cwd: module });
    if (code !== 0) throw problem(goSentence({ title: program, without }, output));
  }
}

/**
 * Kubernetes keeps parts of itself as modules of their own, which only its own `go.mod` leads to: they are led to their releases. The
 * others are built beside the same parts.
 * @param {{ path: string, version: string }} wanted @param {string} go @param {NodeJS.ProcessEnv} env
 */
async function goMod(wanted, go, env) {
  const { path, version } = release;
  const { output } = await run(go, ['mod', 'download', '-json', `${path}@${version}`], { env });
  const { GoMod: file, Error: refused } = JSON.parse(output.slice(output.indexOf('{')));
  if (!file) throw problem(goSentence({ title: 'Kubernetes', without }, refused ?? output));
  const text = await readFile(file, 'utf8');
  const parts = [...text.matchAll(/^\s*(k8s\.io\/\S+) => \.\/staging/gm)].map(([, part]) => part);
  return [
    'module dossier.example/cluster',
    /^go .*$/m.exec(text)?.[0] ?? '',
    ...[...new Set([`${path} ${version}`, `${wanted.path} ${wanted.version}`])].map((one) => `require ${one}`),
    ...parts.map((part) => `replace ${part} => ${part} v0.${version.slice(3)}`),
  ].join('\n');
}
