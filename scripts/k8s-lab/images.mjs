import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parts, servers } from '../images.mjs';
import { inRoot } from '../start/paths.mjs';
import { makeBases } from './base-images.mjs';
import { buildOf, buildParts, done, isBuilt } from './buildah.mjs';
import { corednsImage, pauseImage, socket } from './configuration.mjs';
import { folder } from './machine.mjs';
import { clusterPrograms } from './programs.mjs';

const names = [...Object.keys(parts), ...Object.keys(servers)];
const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
/** What there is to upgrade to: these services with one migration more. */
export const next = { tag: `${version}-next`, services: ['kyc', 'workflow'] };

const built = (/** @type {string} */ name, tag = version) => `localhost/dossier/${name}:${tag}`;

/** @param {boolean} again also those that were built before @returns {Promise<string>} what was done */
export async function buildImages(again) {
  await makeBases();
  const missing = [];
  for (const name of names) if (again || !(await isBuilt(built(name)))) missing.push(name);
  if (missing.length > 0) await buildParts(missing);
  for (const name of next.services) await buildNext(name);
  return `${missing.length} of ${names.length} built`;
}

/** @param {string} name */
function buildNext(name) {
  const known = readdirSync(inRoot('services', name, 'src/migrations')).filter((file) => /^\d{4}-/.test(file));
  const number = known.length + 1;
  const place = `services/${name}/dist/migrations/${String(number).padStart(4, '0')}-every-change-is-visited.mjs`;
  const file = join(import.meta.dirname, 'every-change-is-visited.mjs');
  return buildOf(built(name, next.tag), [`FROM ${built(name)}`, `COPY migration ${place}`], { migration: file });
}

/** Gives every image to the cluster, which has no registry: one archive, in which common layers lie once. */
export async function importImages() {
  await Promise.all([ofProgram(pauseImage, 'pause'), ofProgram(corednsImage, 'coredns')]);
  const [layout, archive] = [join(folder, 'images'), join(folder, 'images.tar')];
  mkdirSync(layout);
  const called = (/** @type {string} */ name, tag = version) => [built(name, tag), `docker.io/dossier/${name}:${tag}`];
  const all = [
    [pauseImage, pauseImage],
    [corednsImage, corednsImage],
    ...names.map((name) => called(name)),
    ...next.services.map((name) => called(name, next.tag)),
  ];
  for (const [image = '', name = ''] of all)
    await done('buildah', ['push', '--disable-compression', image, `oci:${layout}:${name}`]);
  await done('tar', ['-C', layout, '-cf', archive, '.']);
  rmSync(layout, { recursive: true });
  await done('ctr', ['-a', socket, '-n', 'k8s.io', 'images', 'import', archive]);
  rmSync(archive);
}

/** @param {string} image @param {string} name of a program that needs nothing else */
async function ofProgram(image, name) {
  const lines = ['FROM scratch', `COPY ${name} /${name}`, 'USER 65532:65532', `ENTRYPOINT ["/${name}"]`];
  await buildOf(image, lines, { [name]: join(await clusterPrograms(), name) });
}
