import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import {
  SAVED_PARTY,
  type SavedPartyRecord,
  savedPartySchema,
  WAITING_ROW,
  type WaitingRowRecord,
  waitingRowSchema,
} from '../../services/fiu/src/waiting-rows/waiting-row.schema.js';
import { MOST_LEAVING, WaitingRows } from '../../services/fiu/src/waiting-rows/waiting-rows.js';
import { hasBareServers } from '../support/own-stack.js';

const TENANT = 'tenant';
const file = { _id: 'file', tenant_id: TENANT };

const rowOf = (row: number, key = `p-${row}`) => ({
  row: { row, transaction: { comments: 'x'.repeat(1_000) }, parties: [], needs: [key] },
  missing: [{ sheet: 'persons' as const, key, values: { first_name: 'Ada' }, missing: ['birthdate'] }],
});
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => rowOf(at));

(hasBareServers ? describe : describe.skip)('rows that wait', () => {
  let connection: Connection;
  let parties: mongoose.Model<SavedPartyRecord>;
  let waiting: WaitingRows;
  let [asked, bytes] = [0, 0];

  beforeAll(async () => {
    const options = { dbName: `fiu_${randomBytes(6).toString('hex')}`, monitorCommands: true };
    connection = await mongoose.createConnection(process.env.MONGO_URL ?? '', options).asPromise();
    parties = connection.model<SavedPartyRecord>(SAVED_PARTY, savedPartySchema);
    waiting = new WaitingRows(connection.model<WaitingRowRecord>(WAITING_ROW, waitingRowSchema), parties);
    await Promise.all(Object.values(connection.models).map((model) => model.init()));
    connection.getClient().on('commandSucceeded', ({ reply }) => {
      asked += 1;
      bytes += JSON.stringify(reply).length;
    });
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('are kept with a few questions to the database, however many people they wait for', async () => {
    const many = { ...file, _id: 'many' };
    asked = 0;
    await waiting.add(many, rowsOf(1_000));
    expect(asked).toBeLessThan(10);
    expect(await parties.countDocuments({ missing: 'birthdate' })).toBe(1_000);
    await waiting.forget('many');
    await parties.deleteMany({});
  });

  it('wait for nothing that was supplied while they were read', async () => {
    const late = { ...file, _id: 'late' };
    await waiting.add(late, [rowOf(0)]);
    const supplied = { first_name: 'Ada', birthdate: '1990-01-31' };
    await parties.updateOne({ key: 'p-0' }, { $set: { values: supplied, missing: [] } });
    await waiting.add(late, [rowOf(1, 'p-0')]);
    expect(await parties.findOne({ key: 'p-0' }).lean()).toMatchObject({ values: supplied, missing: [] });
    expect(await waiting.convertible('late', TENANT)).toHaveLength(2);
    await waiting.forget('late');
    await parties.deleteMany({});
  });

  it('leave some thousands at once, and the rest with the next conversion', async () => {
    const huge = { ...file, _id: 'huge' };
    const rows = Array.from({ length: MOST_LEAVING + 500 }, (_, at) => rowOf(at, 'p-huge'));
    for (let at = 0; at < rows.length; at += 2_000) await waiting.add(huge, rows.slice(at, at + 2_000));
    await parties.updateOne({ key: 'p-huge' }, { $set: { missing: [] } });
    const first = await waiting.convertible('huge', TENANT);
    expect(first).toHaveLength(MOST_LEAVING);
    const numbers = first.map(({ row }) => row);
    await waiting.leave('huge', numbers);
    expect(await waiting.convertible('huge', TENANT)).toHaveLength(500);
    expect([await waiting.forgetSome('huge'), await waiting.forgetSome('huge')]).toEqual([500, 0]);
    await parties.deleteMany({});
  });

  it('leave once: who comes second is told, so that nothing is reported twice', async () => {
    const left = { ...file, _id: 'left' };
    await waiting.add(left, rowsOf(3));
    await waiting.leave('left', [0, 1]);
    await expect(waiting.leave('left', [1, 2])).rejects.toThrow('meanwhile');
  });

  it('are told of by whom they wait for, without their texts', async () => {
    await waiting.add(file, [...rowsOf(200), rowOf(200, 'p-0')]);
    bytes = 0;
    const groups = await waiting.groups(TENANT, 'file');
    expect(groups).toHaveLength(200);
    expect(groups).toContainEqual({ file_id: 'file', needs: ['p-0'], rows: 2 });
    expect(await waiting.complete(groups, TENANT)).toEqual([]);
    expect(bytes).toBeLessThan(200 * 500);
    await parties.updateOne({ key: 'p-0' }, { $set: { missing: [] } });
    expect(await waiting.complete(groups, TENANT)).toEqual([{ file_id: 'file', needs: ['p-0'], rows: 2 }]);
  });
});
