import { byId } from './changes.mjs';

/** @typedef {import('../evidence.mjs').Evidence} Evidence */

/** How often each key occurs. @param {string[]} keys */
function tally(keys) {
  const counts = new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (/** @type {string} */ key) => counts.get(key) ?? 0;
}

const END = { applied: 'applied', denied: 'denied' };

/** Every proposal and every decision stands exactly once in the client file's audit trail. @param {Evidence} evidence @returns {string[]} */
export function fileAudited({ changes, audit }) {
  const times = tally(audit.kyc.map(({ action, detail }) => `${detail?.change} ${String(action).split('.').at(-1)}`));
  return changes.kyc.flatMap(({ _id, state }) =>
    ['proposed', ...Object.values(END)].flatMap((verb) => {
      const expected = verb === 'proposed' || verb === state ? 1 : 0;
      const found = times(`${_id} ${verb}`);
      return found === expected ? [] : [`${_id}: ${verb} stands ${found} times in the trail, not ${expected}`];
    }),
  );
}

/** Every proposal and every end stands exactly once in the trail of the reviews. @param {Evidence} evidence @returns {string[]} */
export function reviewAudited({ changes, audit }) {
  const times = tally(audit.workflow.map(({ action, object }) => `${object} ${action}`));
  const all = tally(audit.workflow.map(({ object }) => String(object)));
  return changes.workflow.flatMap(({ _id, state }) => {
    const ended = state === 'pending' ? 0 : 1;
    const isRight =
      all(_id) === ended + 1 && times(`${_id} change.proposed`) === 1 && times(`${_id} change.${state}`) === ended;
    return isRight ? [] : [`${_id}: ${state}, stands ${all(_id)} times in the trail`];
  });
}

/** Every event has left the database. @param {Evidence} evidence @returns {string[]} */
export const outboxDrained = ({ outbox }) =>
  Object.entries(outbox).flatMap(([service, rows]) =>
    rows.flatMap(({ _id, sent_at, subject }) => (sent_at ? [] : [`${service} ${_id}: ${subject} was not sent`])),
  );

const HEARD = /** @type {Record<string, string>} */ ({
  'dossier.kyc.change.proposed.v1': 'workflow:change-proposed',
  'dossier.kyc.change.withdrawn.v1': 'workflow:change-withdrawn',
  'dossier.kyc.company.changed.v1': 'workflow:company-changed',
});

/** Every event of the client files has been handled by the reviews. @param {Evidence} evidence @returns {string[]} */
export const eventsHeard = ({ outbox, heard }) =>
  outbox.kyc.flatMap(({ subject, envelope }) => {
    const reaction = HEARD[subject];
    return !reaction || heard.has(`${reaction}:${envelope.id}`) ? [] : [`${envelope.id}: ${subject} was not heard`];
  });

/** The events of a client are on the stream in the order in which they were committed. @param {Evidence} evidence @returns {string[]} */
export const eventsInOrder = ({ outbox, commits }) =>
  Object.entries(commits).flatMap(([service, ids]) => {
    const rows = byId(outbox[/** @type {keyof typeof outbox} */ (service)]);
    /** @type {Map<string, number>} */
    const last = new Map();
    const seen = new Set(ids);
    const unseen = [...rows.keys()].filter((id) => !seen.has(id));
    const late = ids.flatMap((id) => {
      const { seq, envelope } = rows.get(id) ?? { _id: id };
      if (seq === undefined) return [];
      const before = last.get(envelope.subject) ?? 0;
      last.set(envelope.subject, seq);
      return seq > before ? [] : [`${service} ${envelope.id}: number ${seq} on the stream, committed after ${before}`];
    });
    return [...late, ...unseen.map((id) => `${service} ${id}: nobody saw it committed`)];
  });

const TOLD = /** @type {Record<string, string>} */ ({
  approved: 'dossier.workflow.change.approved.v1',
  rejected: 'dossier.workflow.change.rejected.v1',
  skipped: 'dossier.workflow.change.ended.v1',
  cascade_deleted: 'dossier.workflow.change.ended.v1',
});

/** Every end was told exactly once, and every change of a file, too. @param {Evidence} evidence @returns {string[]} */
export function endsTold({ changes, outbox }) {
  const ends = tally(outbox.workflow.map(({ subject, envelope }) => `${envelope.data.change_id} ${subject}`));
  const ofFile = tally(outbox.kyc.map(({ subject, envelope }) => `${envelope.data.change_id} ${subject}`));
  const wrong = (
    /** @type {string} */ id,
    /** @type {string} */ subject,
    /** @type {number} */ found,
    /** @type {number} */ expected,
  ) => (found === expected ? [] : [`${id}: ${subject} was told ${found} times, not ${expected}`]);
  return [
    ...changes.workflow.flatMap(({ _id, state }) =>
      [...new Set(Object.values(TOLD))].flatMap((subject) =>
        wrong(_id, subject, ends(`${_id} ${subject}`), TOLD[state] === subject ? 1 : 0),
      ),
    ),
    ...changes.kyc.flatMap(({ _id, state }) => [
      ...wrong(_id, 'proposed', ofFile(`${_id} dossier.kyc.change.proposed.v1`), 1),
      ...wrong(_id, 'changed', ofFile(`${_id} dossier.kyc.record.changed.v1`), state === 'applied' ? 1 : 0),
    ]),
  ];
}
