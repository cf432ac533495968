import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { as, call } from '../seed/api.mjs';

/** @typedef {{ at: number, what: string, status: number, code: string }} Failed `status` 0: no answer; `at` as of Date.now() */
/** @typedef {{ requests: number, failed: Failed[], longestMs: number }} Seen */

const PATIENCE_MS = 15_000;
const MOST_TRIES = 20;

/** What asks every service of the system for something; `save` writes. @param {string} company */
const requests = (company) => [
  `dashboard-data?company_id=${company}`,
  `notifications/count?view=forConfirmation&company_id=${company}`,
  'get-user',
  'task/list',
  `due-diligence/list?company_id=${company}`,
  `sanction-screening/list?company_id=${company}`,
  'get-balance',
  'save',
  'get-files-list',
];

/** An administrator, who may also report to the FIU, with a client to look at. @returns {Promise<{ token: string, company: string }>} */
export async function somebody() {
  const password = `Aa1-${randomUUID().slice(0, 14)}`;
  const account = { username: 'Load Maker', email: `${randomUUID()}@load.example`, password };
  const { token } = await call('POST', 'register', { body: account });
  const { user } = await as(token).get('get-user');
  await as(token).post('update-permissions', { user_id: user._id, name: 'fiu_reporting', effect: 'allow' });
  const client = { name: 'Load Holding', company_type: 'corporate', location_type: 'local' };
  const { company } = await as(token).post('create-company', client);
  // A permission is known everywhere after a moment.
  for (const what of requests(company._id))
    for (let tries = 1; await ask(`${process.env.DOSSIER_URL}/api/v1`, what, token, company._id); tries++) {
      if (tries === MOST_TRIES) throw new Error(`${what} is not answered even without load`);
      await delay(500);
    }
  return { token, company: company._id };
}

/**
 * Asks so many times a second, whatever the answers, until it is ended. A request that has no answer, or another than success, failed:
 * nothing is asked twice.
 * @param {string} url @param {{ token: string, company: string }} person @param {number} perSecond
 * @returns {{ end: () => Promise<Seen> }}
 */
export function startLoad(url, { token, company }, perSecond) {
  const since = Date.now();
  /** @type {Seen} */
  const seen = { requests: 0, failed: [], longestMs: 0 };
  const all = requests(company);
  /** @type {Set<Promise<void>>} */
  const open = new Set();
  const one = async () => {
    const what = all[seen.requests++ % all.length] ?? '';
    const started = Date.now();
    const failure = await ask(`${url}/api/v1`, what, token, company);
    seen.longestMs = Math.max(seen.longestMs, Date.now() - started);
    if (failure) seen.failed.push({ at: started, what, ...failure });
  };
  // Late ticks are made up for: the number of requests is that of the seconds.
  const timer = setInterval(() => {
    while (seen.requests < ((Date.now() - since) / 1000) * perSecond) {
      const asked = one().finally(() => open.delete(asked));
      open.add(asked);
    }
  }, 5);
  const end = async () => {
    clearInterval(timer);
    await Promise.all(open);
    return seen;
  };
  return { end };
}

/** @param {string} api @param {string} what @param {string} token @param {string} company @returns {Promise<{ status: number, code: string } | undefined>} how it failed */
async function ask(api, what, token, company) {
  const fields = { activity: randomUUID() };
  const changes = [{ kind: 'company', id: company, fields }];
  const isSave = what === 'save';
  try {
    const response = await fetch(`${api}/${isSave ? 'kyc/save-values' : what}`, {
      method: isSave ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(isSave && { 'content-type': 'application/json' }) },
      body: isSave ? JSON.stringify({ company_id: company, changes }) : null,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = /** @type {{ code?: string }} */ (await response.json());
    return response.ok ? undefined : { status: response.status, code: answer.code ?? '' };
  } catch (error) {
    const { cause, message } = /** @type {Error & { cause?: { code?: string } }} */ (error);
    return { status: 0, code: cause?.code ?? message };
  }
}
