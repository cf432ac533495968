import { ObjectId } from 'mongodb';

/**
 * A way to break stored data behind the services' backs. Planting answers how to mend it again.
 * @typedef {import('mongodb').Db} Db
 * @typedef {{ kyc: Db, workflow: Db, told: Told }} Ground `told` is what the clients know
 * @typedef {Pick<import('../evidence.mjs').Evidence, 'journal' | 'shown' | 'traffic' | 'commits'>} Told
 * @typedef {() => Promise<unknown>} Mend
 * @typedef {object} Fault
 * @property {string} title
 * @property {import('../checks/index.mjs').CheckName} found the check that has to find it
 * @property {(ground: Ground) => Promise<Mend>} plant
 */

/** @typedef {Record<string, any> & { _id: any }} Row */

/** @param {Db} db @param {string} name @param {object} filter @returns {Promise<{ rows: import('mongodb').Collection<Row>, row: Row }>} */
async function one(db, name, filter) {
  const rows = /** @type {import('mongodb').Collection<Row>} */ (/** @type {unknown} */ (db.collection(name)));
  const row = await rows.findOne(filter, { sort: { _id: -1 } });
  if (!row) throw new Error(`The run left nothing in ${name} to plant this fault on: ${JSON.stringify(filter)}`);
  return { rows, row };
}

/** Changes the newest row that fits. @param {Db} db @param {string} name @param {object} filter @param {object | ((row: Row) => object)} update @returns {Promise<Mend>} */
export async function alter(db, name, filter, update) {
  const { rows, row } = await one(db, name, filter);
  await rows.updateOne({ _id: row._id }, typeof update === 'function' ? update(row) : update);
  return () => rows.replaceOne({ _id: row._id }, row);
}

/** @param {Db} db @param {string} name @param {object} filter @returns {Promise<Mend>} */
export async function drop(db, name, filter) {
  const { rows, row } = await one(db, name, filter);
  await rows.deleteOne({ _id: row._id });
  return () => rows.insertOne(row);
}

/** Puts a copy beside the newest row that fits. @param {Db} db @param {string} name @param {object} filter @returns {Promise<Mend>} */
export async function double(db, name, filter) {
  const { rows, row } = await one(db, name, filter);
  const id = new ObjectId();
  const _id = typeof row._id === 'string' ? id.toHexString() : id;
  await rows.insertOne({ ...row, _id });
  return () => rows.deleteOne(/** @type {object} */ ({ _id }));
}
