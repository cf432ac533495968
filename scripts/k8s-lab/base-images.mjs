import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onPath } from '../servers/cache.mjs';
import { step } from '../servers/progress.mjs';
import { run } from '../servers/run.mjs';
import { buildOf, done, isBuilt } from './buildah.mjs';

const [bin, modules] = ['/usr/local/bin', '/usr/local/lib/node_modules'];
const withNpm = [
  `COPY node ${bin}/node`,
  `COPY npm ${modules}/npm`,
  `RUN ln -s ${modules}/npm/bin/npm-cli.js ${bin}/npm && ln -s ${modules}/npm/bin/npx-cli.js ${bin}/npx`,
];

/**
 * The images that the Dockerfiles start from. Where no registry can be reached each is made from packages of Debian, of the same release
 * and with the same Node.
 * @type {Record<string, { variant: string, packages: string, lines?: string[] }>}
 */
const bases = {
  'gcr.io/distroless/cc-debian12:nonroot': {
    variant: 'extract',
    packages: 'base-files,netbase,libc6,libstdc++6,libgcc-s1,ca-certificates',
  },
  'docker.io/library/node:24-bookworm-slim': {
    variant: 'essential',
    packages: 'ca-certificates,libstdc++6',
    lines: withNpm,
  },
  'docker.io/library/debian:bookworm-slim': { variant: 'minbase', packages: 'ca-certificates,libcurl4' },
};

export async function makeBases() {
  for (const name of Object.keys(bases)) {
    if (await isBuilt(name)) continue;
    if ((await run('buildah', ['pull', name])).code === 0) continue;
    await step(`Making ${name} from packages of Debian, as it cannot be fetched`, () => makeBase(name));
  }
}

/** @param {string} name */
async function makeBase(name) {
  const { variant, packages, lines = [] } = bases[name] ?? { variant: '', packages: '' };
  const folder = mkdtempSync(join(tmpdir(), 'dossier-base-'));
  const archive = join(folder, 'base.tar');
  const npm = dirname(dirname(realpathSync(onPath('npm') ?? '')));
  try {
    await done('mmdebstrap', [`--variant=${variant}`, `--include=${packages}`, 'bookworm', archive]);
    const files = { 'base.tar': archive, ...(lines.length > 0 && { node: process.execPath, npm }) };
    await buildOf(name, ['FROM scratch', 'ADD base.tar /', ...lines], files);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
