// node scripts/bench/fiu.mjs [--rows 1000,10000,100000]: how long the conversion of a workbook takes, from the file on disk to the
// zip on disk with every report checked by the schema, on its thread. Needs a build. Rows name 1 of 200 persons each.
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ZipFile } from 'yazl';
import { defaultProfile } from '../../services/fiu/dist/profiles/default.js';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000,10000,100000' } } });
const folder = mkdtempSync(join(tmpdir(), 'fiu-bench-'));
const WORKER = new URL('../../services/fiu/dist/files/worker.js', import.meta.url);
const PERSONS = 200;

const letters = (/** @type {number} */ at) =>
  (at >= 26 ? String.fromCharCode(64 + Math.floor(at / 26)) : '') + String.fromCharCode(65 + (at % 26));

/** @param {number} row @param {(string | number)[]} cells */
const rowXml = (row, cells) =>
  `<row r="${row}">${cells
    .map((cell, at) =>
      typeof cell === 'number'
        ? `<c r="${letters(at)}${row}"><v>${cell}</v></c>`
        : `<c r="${letters(at)}${row}" t="inlineStr"><is><t>${cell}</t></is></c>`,
    )
    .join('')}</row>`;

/** @param {Record<string, string | number>[]} rows */
function sheetXml(rows) {
  const names = Object.keys(rows[0] ?? {});
  const all = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
  return `<worksheet><sheetData>${all.map((cells, at) => rowXml(at + 1, cells)).join('')}</sheetData></worksheet>`;
}

const transaction = (/** @type {number} */ at) => ({
  report_code: 'UTR',
  indicators: 'OBJ1',
  reason: 'Objective indicator',
  transactionnumber: `T-${at}`,
  internal_ref_number: `REF-${at}`,
  transaction_location: 'Main office',
  transaction_description: `Chips bought at table ${at % 40}`,
  date_transaction: 46_000 + (at % 300),
  teller: `Teller ${at % 12}`,
  transmode_code: 'A',
  amount_local: 5_000 + (at % 20_000) + 0.25,
  from_my_client: 'Y',
  from_party_type: 'person',
  from_party_ref: `P${at % PERSONS}`,
  from_funds_code: 'K',
  from_country: 'CW',
  comments: 'Seen by the floor manager',
});

const person = (/** @type {number} */ at) => ({
  person_ref: `P${at}`,
  gender: 'F',
  first_name: `Ana ${at}`,
  last_name: 'Example',
  birthdate: '1980-02-03',
  id_number: `19800203${at}`,
  nationality1: 'NL',
  residence: 'CW',
  phone_contact_type: '1',
  phone_type: 'M',
  phone_number: '5550123',
  address_type: '1',
  address: 'Kaya Voorbeeld 12',
  city: 'Willemstad',
  country_code: 'CW',
  occupation: 'Baker',
});

/** @param {number} rows */
async function workbook(rows) {
  const zip = new ZipFile();
  const names = ['Transactions', 'Persons'];
  const sheets = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`).join('');
  const relations = names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at}.xml"/>`).join('');
  const parts = {
    'xl/workbook.xml': `<workbook><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations}</Relationships>`,
    'xl/worksheets/sheet0.xml': sheetXml(Array.from({ length: rows }, (_, at) => transaction(at))),
    'xl/worksheets/sheet1.xml': sheetXml(Array.from({ length: PERSONS }, (_, at) => person(at))),
  };
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const path = join(folder, `${rows}.xlsx`);
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

const reporter = {
  rentity_id: '4711',
  rentity_branch: 'Casino One',
  first_name: 'Ana',
  last_name: 'Croes',
  country: 'CW',
};

/** @param {number} rows */
async function measured(rows) {
  const from = { workbook: await workbook(rows) };
  const places = { zip: join(folder, 'out.zip'), errorSheet: join(folder, 'errors.xlsx') };
  const task = { profile: defaultProfile(), reporter, reference: 'bench', day: '2026-11-22', known: [], places, from };
  globalThis.gc?.();
  const [started, cpu, before] = [performance.now(), process.cpuUsage(), process.memoryUsage.rss()];
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const worker = new Worker(WORKER, { workerData: task });
  const made = await new Promise((resolve, reject) => {
    worker.on('message', (said) => said.made && resolve(said.made));
    worker.on('error', reject);
  });
  clearInterval(watch);
  await worker.terminate();
  const { user, system } = process.cpuUsage(cpu);
  return {
    rows,
    converted: made.totals.converted,
    reports: made.totals.reports,
    seconds: Number(((performance.now() - started) / 1_000).toFixed(2)),
    cpuSeconds: Number(((user + system) / 1e6).toFixed(2)),
    moreMB: Math.round((most - before) / 1024 ** 2),
    rssMB: Math.round(most / 1024 ** 2),
  };
}

const results = [];
for (const rows of values.rows.split(',').map(Number)) results.push(await measured(rows));
console.table(results);
console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
rmSync(folder, { recursive: true, force: true });
