import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { screeningErrors, screeningSubject } from '../../../proto/dist/rules/screening.js';
import { readQuery } from '../../../services/sanctions/dist/engine/query.js';
import { startSystem } from '../../start/system.mjs';
import { systemPorts } from '../../start/system-ports.mjs';
import { approve } from '../approve.mjs';
import { openTenant } from '../tenant.mjs';
import { readCases } from './csv.mjs';
import { timerLateness } from './machine-noise.mjs';
import { openLoad, poster } from './open-load.mjs';
import { processorTimes } from './processor-time.mjs';
import { milliseconds, quantile } from './table.mjs';

/** Until V8 has compiled what is run often: what is measured has been open since the morning. */
const WARM_UP = { perSecond: 100, seconds: 40 };
const RATES = [
  { perSecond: 30, seconds: 20 },
  { perSecond: 100, seconds: 30, target: '25 / 12' },
];
const IDLE_S = 10;
const LOAD_MS = 180_000;
const NOBODY = { firstname: 'Nobody', surname: 'Inparticular', dob: '1970-01-01', nationality: 'NL' };

/** A whole system of its own that searches the lists. */
async function systemWith(lists, dir) {
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

/** The rules of the form and of the engine; a refused request would be no screening. */
function isScreenable(request) {
  if (Object.keys(screeningErrors(request, '2026-01-01')).length > 0) return false;
  try {
    readQuery(screeningSubject(request));
    return true;
  } catch {
    return false;
  }
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
  return all.filter(isScreenable);
}

function row(what, { times, failed }, target = '') {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => milliseconds(quantile(times, share)));
  return {
    what,
    answered: times.length,
    failed,
    'p50 ms': p50,
    'p95 ms': p95,
    'p99 ms': p99,
    'must / aim p99': target,
  };
}

const perRequest = (spent, count) =>
  Object.entries(spent)
    .map(([part, ms]) => ({ part, 'processor ms per request': milliseconds(ms / count) }))
    .filter((line) => line['processor ms per request'] !== '0.00');

/** The whole way: gateway, permission, client file, engine, stored evidence and event, answer. */
export async function measureHttp(lists, cases) {
  const requests = await requestsOf(cases);
  if (requests.length === 0) return { tables: [] };
  const dir = await mkdtemp(join(tmpdir(), 'dossier-bench-'));
  const system = await systemWith(lists, dir);
  try {
    const tenant = await openTenant(system.url);
    const company_id = await screenedClient(tenant);
    const ask = (request) => tenant.admin.call('POST', 'sanction-screening/create', { company_id, ...request });
    await untilLoaded(ask, lists.length);
    const send = poster(`${tenant.url}/api/v1/sanction-screening/create`, tenant.admin.token);
    const bodies = requests.map((request) => ({ company_id, ...request }));
    await openLoad(bodies, WARM_UP, send);
    const idle = { times: await timerLateness(IDLE_S), failed: 0 };
    const rows = [row('the machine alone: lateness of a timer', idle)];
    /** @type {import('./table.mjs').Table[]} */
    const tables = [{ title: 'Over HTTP, stored before shown', rows }];
    for (const rate of RATES) {
      const { result, spent } = await processorTimes(system, () => openLoad(bodies, rate, send));
      const what = `${rate.perSecond} requests/s for ${rate.seconds} s, ${lists.length} lists`;
      rows.push(row(what, result, rate.target));
      tables.push({
        title: `Processor time at ${rate.perSecond} requests/s`,
        rows: perRequest(spent, rate.perSecond * rate.seconds),
      });
    }
    return { tables };
  } finally {
    await system.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
