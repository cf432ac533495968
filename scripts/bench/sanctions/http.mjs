import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { countryCode } from '../../../services/sanctions/dist/lists/countries.js';
import { startSystem } from '../../start/system.mjs';
import { systemPorts } from '../../start/system-ports.mjs';
import { approve } from '../approve.mjs';
import { openTenant } from '../tenant.mjs';
import { readCases } from './csv.mjs';
import { milliseconds, quantile } from './table.mjs';

const PER_SECOND = 100;
const WARM_UP_S = 5;
const SECONDS = 30;
const LOAD_MS = 180_000;
const NOBODY = { firstname: 'Nobody', surname: 'Inparticular', dob: '1970-01-01', nationality: 'NL' };

/** A whole system of its own that searches the lists. */
async function systemWith(lists) {
  const dir = await mkdtemp(join(tmpdir(), 'dossier-bench-'));
  const sources = lists.map(({ source, format, files }) => ({
    id: source,
    format,
    files: Object.fromEntries(files.map(({ role, path }) => [role, path])),
  }));
  const file = join(dir, 'sources.json');
  await writeFile(file, JSON.stringify(sources));
  return startSystem({
    dir: join(dir, 'system'),
    ports: await systemPorts('random'),
    persistent: false,
    quiet: true,
    settings: { RATE_LIMIT_FACTOR: '100000', TWO_FACTOR: 'off', SANCTIONS_LISTS: file },
  });
}

/** A client that allows screening. */
async function screenedClient({ admin, checker }) {
  const client = { company_type: 'corporate', location_type: 'local', name: 'Bench Screening' };
  const { company } = await admin.call('POST', 'create-company', client);
  const answer = { sanction_screening_available: 'YES' };
  const { changes } = await admin.call('POST', `update/kyc-review/${company._id}`, answer);
  await approve(checker, changes[0]);
  return company._id;
}

async function untilLoaded(screen, count) {
  for (const end = Date.now() + LOAD_MS; Date.now() < end; await delay(1_000)) {
    // Refused while the first index is being built.
    const answer = await screen(NOBODY).catch((error) => (error.status === 503 ? undefined : Promise.reject(error)));
    if (answer?.data.lists.length === count) return;
  }
  throw new Error(`The lists were not loaded within ${LOAD_MS / 1000} s`);
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countryName = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const CODES = new Map(LETTERS.flatMap((one) => LETTERS.map((two) => [countryName.of(one + two) ?? '', one + two])));

const iso = (date) => (/^\d{4}-\d\d-\d\d$/.test(date) ? date : `${date.slice(0, 4) || '1970'}-01-01`);
function requestOf(name, dob, nationality) {
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const [firstname, surname] = [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  return { firstname, surname, dob: iso(dob), nationality: nationality.toUpperCase() };
}

/** People not listed and mangled listed ones, in turn, as requests that pass the rules of the form. */
async function requestsOf(cases) {
  const negatives = await readCases(join(cases, 'negatives_global.csv'), { most: 3_000 });
  const listed = await readCases(join(cases, 'un_positives.csv'));
  const all = negatives.flatMap((row, at) => {
    const { query_name, dob, nationality } = listed[at % listed.length];
    return [
      requestOf(row.full_name, row.date_of_birth, CODES.get(row.nationality) ?? ''),
      requestOf(query_name, dob ?? '', nationality ?? ''),
    ];
  });
  return all.filter(
    ({ firstname, surname, nationality }) => firstname.length >= 3 && surname.length >= 3 && countryCode(nationality),
  );
}

/** Requests leave on time, whether or not earlier ones have been answered; times count from when each was due. */
async function openLoad(requests, seconds, screen) {
  const times = [];
  let failed = 0;
  const running = [];
  const started = performance.now();
  for (let at = 0; at < seconds * PER_SECOND; at += 1) {
    const due = started + (at * 1_000) / PER_SECOND;
    const early = due - performance.now();
    if (early > 0) await delay(early);
    const sent = screen(requests[at % requests.length])
      .then(() => times.push(performance.now() - due))
      .catch(() => {
        failed += 1;
      });
    running.push(sent);
  }
  await Promise.all(running);
  return { times: times.sort((a, b) => a - b), failed };
}

/** The whole way: gateway, permission, client file, engine, stored evidence and event, answer. */
export async function measureHttp(lists, cases) {
  const requests = await requestsOf(cases);
  if (requests.length === 0) return { tables: [] };
  const system = await systemWith(lists);
  try {
    const tenant = await openTenant(system.url);
    const company_id = await screenedClient(tenant);
    const screen = (request) => tenant.admin.call('POST', 'sanction-screening/create', { company_id, ...request });
    await untilLoaded(screen, lists.length);
    await openLoad(requests, WARM_UP_S, screen);
    const { times, failed } = await openLoad(requests, SECONDS, screen);
    const row = {
      what: `${PER_SECOND} requests/s for ${SECONDS} s, ${lists.length} lists`,
      answered: times.length,
      failed,
      'p50 ms': milliseconds(quantile(times, 0.5)),
      'p95 ms': milliseconds(quantile(times, 0.95)),
      'p99 ms': milliseconds(quantile(times, 0.99)),
      'must / aim p99': '25 / 12',
    };
    return { tables: [{ title: 'Over HTTP, stored before shown', rows: [row] }] };
  } finally {
    await system.stop();
  }
}
