import { MongoClient } from 'mongodb';
import { row, timed } from './approve.mjs';
import { tenantOf } from './lists.mjs';
import { report } from './report.mjs';

const AT_ONCE = 4;
const BATCH = 5_000;
const DAY_MS = 86_400_000;
const STATES = ['to do', 'review', 'done'];
/** @type {[string, string][]} */
const LISTS = [
  ['newest tasks', 'task/list'],
  ['my tasks', 'task/list?mine=assigned&status=to%20do'],
  ['tasks by due date', 'task/list?orderingKey=due_date&orderingValue=asc&status=review'],
  ['tasks found by a word', 'task/list?search=passport%2019'],
  ['my work', 'my-work'],
  ['my work, tasks', 'my-work?kind=task'],
];

/**
 * Lists of tasks with so many of them in one tenant, and my work of a person with `open` open items.
 * @param {import('../start/system.mjs').System} system @param {import('./tenant.mjs').Tenant} tenant @param {number} count
 * @param {number} open @param {number} repeats of each question
 */
export async function benchWork(system, { admin, checker }, count, open, repeats) {
  const tenant_id = await tenantOf(system, admin);
  console.log(`Filling in ${count} tasks`);
  const client = await MongoClient.connect(system.settings.MONGO_URL ?? '');
  try {
    const database = client.db('tasks');
    const company_id = id(0);
    for (let from = 0; from < count; from += BATCH) {
      const tasks = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) =>
        taskOf(from + n, tenant_id, admin.id),
      );
      await database.collection('tasks').insertMany(/** @type {any} */ (tasks), { ordered: false });
    }
    const items = Array.from({ length: open }, (_, n) => ({
      _id: `task:${id(n)}`,
      tenant_id,
      kind: 'task',
      audience: admin.id,
      company_id,
      title: `Ask for passport ${n}`,
      path: `/${company_id}/tasks/${id(n)}`,
      due: dayOf(n),
      risk: n % 3,
      at: new Date(),
    }));
    await database.collection('work').insertMany(/** @type {any} */ (items), { ordered: false });
  } finally {
    await client.close();
  }
  const rows = [];
  for (const [name, path] of LISTS) {
    await admin.call('GET', path);
    rows.push(row(name, await timed(Array(repeats).fill(path), AT_ONCE, (each) => admin.call('GET', each))));
  }
  rows.push(
    row(
      'my work of another',
      await timed(Array(repeats).fill('my-work'), AT_ONCE, (each) => checker.call('GET', each)),
    ),
  );
  await report(`work-${count}`, rows, { tasks: count, open });
}

const id = (/** @type {number} */ n) => n.toString(16).padStart(24, '0');
const dayOf = (/** @type {number} */ n) => new Date(Date.now() + ((n % 60) - 10) * DAY_MS).toISOString().slice(0, 10);

/** @param {number} n @param {string} tenant_id @param {string} person */
function taskOf(n, tenant_id, person) {
  const description = `Ask for passport ${n}`;
  const moment = new Date(Date.now() - n * 1_000);
  const owner = n % 50 === 0 ? person : id(n % 40);
  return {
    _id: id(n),
    tenant_id,
    company_id: id(n % 1_000),
    company: { name: `Bench ${n % 1_000}`, company_type: 'corporate' },
    description,
    description_key: description.toLowerCase(),
    endings: endingsOf(description.toLowerCase()),
    state: STATES[n % 3],
    creator: { _id: id(n % 40), username: 'Somebody' },
    assignee: { _id: owner, username: 'Somebody' },
    references: [],
    due_date: dayOf(n),
    first_comment: description,
    message_count: 1,
    created_at: moment,
    touched_at: moment,
  };
}

/** The words and what follows them, which is what a word is looked up by. @param {string} text */
const endingsOf = (text) => text.split(' ').map((_, n, words) => words.slice(n).join(' '));
