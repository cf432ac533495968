/**
 * @typedef {import('./people.mjs').SignedIn} SignedIn
 * @typedef {import('./invented.mjs').Dice} Dice
 */

const DAY_MS = 86_400_000;
const WORK = [
  [
    'Ask for a certified copy of the passport',
    'The scan of the passport is not certified. Please ask the client for a certified copy.',
  ],
  [
    'Renew the gaming licence',
    'The licence ends this quarter. Please ask for the new one and upload it under Corporate.',
  ],
  ['Explain the source of funds', 'The incoming payments of March do not fit the profile. Who sent them, and why?'],
  [
    'Check the second shareholder',
    'A shareholder with 33 % has no proof of address that is younger than three months.',
  ],
  ['Prepare the periodic review', 'Please complete what is missing on the dashboard before the review.'],
  ['Confirm the new director', 'The chamber of commerce lists a new director. Please add him with his passport.'],
  ['Answer the auditor', 'The external auditor asks for the annual accounts of both book years.'],
  ['Close the dormant account', 'No transaction in twelve months. Is the account still needed?'],
];

/** Tasks of the first clients in every state, some of them overdue, and two tickets. @param {Record<string, SignedIn>} people @param {string[]} clients @param {Dice} dice */
export async function makeTasks(people, clients, dice) {
  const { DATA_CONTROLLER: manager, DATA_PROCESSOR: supervisor, COMPLIANCE_OFFICER: officer } = people;
  if (!manager || !supervisor || !officer) return;
  for (const [number, [description, task_comment]] of WORK.entries()) {
    const creator = dice.pick([supervisor, officer]);
    const due = new Date(Date.now() + dice.whole(-5, 21) * DAY_MS).toISOString().slice(0, 10);
    const { task } = await creator.person.post('task/create', {
      company_id: clients[number],
      task: { description, task_comment, assignee: manager.id, due_date: due },
    });
    if (number % 3 === 0) continue;
    const content = 'I wrote to the client today and asked for an answer within a week.';
    await manager.person.post('task/message/create', { task: { task_id: task._id, content } });
    await manager.person.post('task/update', { task_id: task._id, status: 'review' });
    if (number % 3 === 2) await creator.person.post('task/update', { task_id: task._id, status: 'done' });
  }
  for (const [severity, subject, content] of [
    ['medium', 'A colleague lost the authenticator app', 'How do we sign her in again?'],
    ['low', 'Can the client list show the risk level?', 'We would like to sort by it.'],
  ])
    await manager.person.post('support/create', { ticket: { severity, subject, content } });
}
