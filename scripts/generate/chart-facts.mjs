// node scripts/generate/chart-facts.mjs FOLDER: writes what the chart must know of the code, so that it is not said again there:
// processes.json has the settings that each process reads and which of them are secret; nats.json the users of NATS.
import 'reflect-metadata';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../start/paths.mjs';
import { processes } from '../start/processes.mjs';

/** Connection strings and names that hold or belong to a password, though `--help` may show them. */
const withPasswords = ['MONGO_URL', 'SMTP_URL', 'S3_ACCESS_KEY'];

/** What `--help` of a process prints. @param {string} entry */
async function helpOf(entry) {
  const write = process.stdout.write;
  let text = '';
  process.stdout.write = (/** @type {any} */ chunk) => {
    text += chunk;
    return true;
  };
  try {
    await import(inRoot(entry));
  } finally {
    process.stdout.write = write;
  }
  return text;
}

/** @param {string} help */
function settingsIn(help) {
  const lines = [...help.matchAll(/^([A-Z][A-Z0-9_]+) +\w+ +(.*)$/gm)];
  const settings = lines.map(([, name = '']) => name);
  const marked = lines.filter(([, , rest]) => rest?.endsWith(', secret')).map(([, name = '']) => name);
  const secrets = settings.filter((name) => marked.includes(name) || withPasswords.includes(name));
  return { settings: settings.toSorted(), secrets: secrets.toSorted() };
}

const [folder = '.'] = process.argv.splice(2);
process.argv.push('--help');
/** @type {Record<string, ReturnType<typeof settingsIn>>} */
const facts = {};
for (const { name, entry } of processes.toSorted((a, b) => a.name.localeCompare(b.name)))
  facts[name] = settingsIn(await helpOf(entry));

const { natsUsers, subscriberPermissions } = await import(inRoot('proto/dist/calls/nats-permissions.js'));
await mkdir(folder, { recursive: true });
const write = (/** @type {string} */ name, /** @type {unknown} */ value) =>
  writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
await write('processes.json', facts);
await write('nats.json', { users: natsUsers(), subscriber: subscriberPermissions('SUBSCRIBER', ['SUBJECT']) });
process.exit(0);
