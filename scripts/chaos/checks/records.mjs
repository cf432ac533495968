import { fieldOf } from '../../../proto/dist/records/definitions.js';
import { byId } from './changes.mjs';

/**
 * @typedef {import('../evidence.mjs').Evidence} Evidence
 * @typedef {import('../evidence.mjs').Row} Row
 */

const isLive = (/** @type {Row} */ { removed_at }) => !removed_at;
const fieldsOf = (/** @type {Row} */ record) => Object.entries(/** @type {Record<string, any>} */ (record.fields));
const same = (/** @type {unknown} */ a, /** @type {unknown} */ b) =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** @typedef {{ change: string, fields: Record<string, { current?: unknown, new: unknown }> }} Applied what one change did to one record */

/** Every current value is that of the last approved change, and each change found what the one before it had left. @param {Evidence} evidence @returns {string[]} */
export function valuesApproved({ records, audit, changes }) {
  const known = byId(changes.kyc);
  const applied = audit.kyc.flatMap((entry) => appliedBy(entry, known));
  return records.filter(isLive).flatMap((record) => {
    const values = new Map();
    const broken = [];
    for (const { change, fields } of applied.filter(({ record: id }) => id === record._id)) {
      for (const [name, step] of Object.entries(fields)) {
        if (!fieldOf(record.kind, name)) continue;
        if (!same(values.get(name), step.current))
          broken.push(`${record._id}.${name}: ${change} did not find what was there`);
        values.set(name, step.new);
      }
    }
    const names = [...new Set([...values.keys(), ...Object.keys(record.fields)])];
    const moved = names.filter((name) => !same(record.fields[name]?.value, values.get(name)));
    return [...broken, ...moved.map((name) => `${record._id}.${name}: not the last approved value`)];
  });
}

/**
 * What an audit entry says it did. Records that were added together share a change; a client's first values need none.
 * @param {Row} entry @param {Map<string, Row>} changes
 * @returns {(Applied & { record: string })[]}
 */
function appliedBy({ action, object, detail }, changes) {
  if (action === 'kyc.company.created') {
    const fields = Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, { new: value }]));
    return [{ record: object, change: object, fields }];
  }
  if (!String(action).endsWith('.applied')) return [];
  const together = /** @type {string[]} */ (changes.get(detail.change)?.together ?? []);
  const kind = changes.get(detail.change)?.kind;
  const others = Object.entries(detail.fields).filter(([name]) => !kind || !fieldOf(kind, name));
  return [
    { record: object, change: detail.change, fields: detail.fields },
    ...together.map((record) => ({ record, change: detail.change, fields: Object.fromEntries(others) })),
  ];
}

/** Every value that waits belongs to an open change. @param {Evidence} evidence @returns {string[]} */
export function marksHaveChanges({ records, changes }) {
  const known = byId(changes.kyc);
  const isOpen = (/** @type {string} */ id) => known.get(id)?.state === 'open';
  return records.filter(isLive).flatMap((record) => {
    const marks = fieldsOf(record).flatMap(([name, field]) => ('new_value' in field ? [[name, field.change]] : []));
    for (const mark of ['add', 'remove']) if (record[mark]) marks.push([mark, record[mark]]);
    return marks.flatMap(([name, id]) =>
      isOpen(id) ? [] : [`${record._id}.${name} waits for ${id}, which is not open`],
    );
  });
}

/** Every open change still has something that waits on its record. @param {Evidence} evidence @returns {string[]} */
export function changesHaveMarks({ records, changes }) {
  const known = byId(records);
  return changes.kyc.flatMap(({ _id, state, object_id, actionType }) => {
    if (state !== 'open') return [];
    const record = known.get(object_id);
    if (!record || !isLive(record)) return [`${_id}: open, but its record ${object_id} is gone`];
    const waits =
      actionType === 'change'
        ? fieldsOf(record).some(([, field]) => field.change === _id && 'new_value' in field)
        : record[actionType] === _id;
    return waits ? [] : [`${_id}: open, but nothing waits on ${object_id}`];
  });
}

/** What hangs on a removed record is removed with it. @param {Evidence} evidence @returns {string[]} */
export function noOrphans({ records }) {
  const known = byId(records);
  return records.filter(isLive).flatMap(({ _id, links, company_id }) =>
    [company_id, ...Object.values(links ?? {})].flatMap((above) => {
      const parent = known.get(String(above));
      return parent && isLive(parent) ? [] : [`${_id}: hangs on ${above}, which is gone`];
    }),
  );
}

/** Nothing made by one call is there twice. @param {Evidence} evidence @returns {string[]} */
export function madeOnce({ records, journal }) {
  const made = new Map();
  for (const { fields } of records.filter(({ kind }) => kind === 'person')) {
    const name = fields.firstName?.value ?? fields.firstName?.new_value;
    made.set(name, (made.get(name) ?? 0) + 1);
  }
  return journal.flatMap(({ change, kind, value }) => {
    const times = made.get(value) ?? 0;
    return kind !== 'add' || times === 1 ? [] : [`${change}: "${value}" is there ${times} times`];
  });
}

/** A removal, or a denied addition, takes open changes with it; each of them is on a record that is gone. @param {Evidence} evidence @returns {string[]} */
export function cascadesWhole({ records, changes }) {
  const [known, reviews] = [byId(records), byId(changes.workflow)];
  return changes.workflow.flatMap(({ _id, state, object_id, ended_by, actionType }) => {
    const record = known.get(object_id);
    if (state === 'approved' && actionType === 'remove')
      return record && isLive(record) ? [`${_id}: approved, but ${object_id} is still there`] : [];
    if (state !== 'cascade_deleted') return [];
    const cause = reviews.get(ended_by);
    const isCause = cause && (cause.actionType === 'remove' ? cause.state === 'approved' : cause.state === 'rejected');
    return isCause && record && !isLive(record) ? [] : [`${_id}: cascade_deleted by ${ended_by} without a removal`];
  });
}
