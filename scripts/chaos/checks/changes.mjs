/** @typedef {import('../evidence.mjs').Evidence} Evidence */

const STATES = {
  open: 'pending',
  applied: 'approved',
  denied: 'rejected',
  skipped: 'skipped',
  cascade_deleted: 'cascade_deleted',
};
const MOVING = ['expected', 'applying', 'denying'];

export const byId = (/** @type {import('../evidence.mjs').Row[]} */ rows) =>
  new Map(rows.map((row) => [String(row._id), row]));

/** Every success that was told is there. @param {Evidence} evidence @returns {string[]} */
export function answersKept({ journal, changes }) {
  const [file, review] = [byId(changes.kyc), byId(changes.workflow)];
  return journal.flatMap(({ change, told, by }) => {
    const [kept, seen] = [file.get(change), review.get(change)];
    if (!kept || !seen) return [`${change}: told, but not in ${kept ? 'workflow' : 'kyc'}`];
    if (told === 'decided') return [];
    const expected = told === 'open' ? 'pending' : told;
    if (seen.state !== expected) return [`${change}: told ${told}, is ${seen.state}`];
    return by && seen.handled_by !== by ? [`${change}: decided by ${by}, says ${seen.handled_by}`] : [];
  });
}

/** Client file and reviews agree on every change, in both directions. @param {Evidence} evidence @returns {string[]} */
export function statesAgree({ changes }) {
  const [file, review] = [byId(changes.kyc), byId(changes.workflow)];
  const ids = new Set([...file.keys(), ...review.keys()]);
  return [...ids].flatMap((id) => {
    const [kept, seen] = [file.get(id)?.state, review.get(id)?.state];
    const agree = STATES[/** @type {keyof typeof STATES} */ (kept)] === seen;
    return agree || MOVING.includes(seen) ? [] : [`${id}: ${kept} in the client file, ${seen} in the review`];
  });
}

/** No decision is half done. @param {Evidence} evidence @returns {string[]} */
export const nothingStuck = ({ changes }) =>
  changes.workflow.flatMap(({ _id, state, op }) =>
    MOVING.includes(state) || op ? [`${_id}: ${state}${op ? `, operation ${op.step} under way` : ''}`] : [],
  );

/** An ended change names its handler and its time; an open one has none. @param {Evidence} evidence @returns {string[]} */
export const handledOnce = ({ changes }) =>
  changes.workflow.flatMap(({ _id, state, view, handled_at, handled_by }) => {
    const isOpen = state === 'pending';
    if (view !== (isOpen ? 'forConfirmation' : 'history')) return [`${_id}: ${state} in the list ${view}`];
    const isRight = isOpen ? !handled_at && !handled_by : handled_at && handled_by;
    return isRight ? [] : [`${_id}: ${state}, handled by ${handled_by} at ${handled_at}`];
  });
