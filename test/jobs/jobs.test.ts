import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { hasBareServers } from '../support/own-stack.js';
import { type SeenJob, startWorkers, type Workers } from './workers.js';

type Effect = { _id: string; times?: number; steps?: number[] };

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

(hasBareServers ? describe : describe.skip)('jobs, three processes', () => {
  let workers: Workers;
  const effects = (name: string) =>
    workers.db
      .collection<Effect>('effects')
      .find({ _id: { $regex: `^${name}-` } })
      .toArray();
  const job = (id: string) => workers.ask<SeenJob | null>({ what: 'find', id });
  const start = (kind: string, id: string, input: object = {}, undo = false) =>
    workers.ask<string>({ what: 'start', kind, id, input, undo });
  const allEnded = (name: string) =>
    eventually(async () => {
      const open = await workers.db.collection('jobs').countDocuments({ name, next_at: { $exists: true } });
      expect(open).toBe(0);
    }, 60_000);

  beforeAll(async () => {
    workers = await startWorkers(3);
  });
  afterAll(() => workers.end());

  test('a job exists if and only if the change that asks for it was committed', async () => {
    await start('broken', 'undone', {}, true);
    expect(await job('undone')).toBeNull();
  });

  test('each of 300 jobs takes effect exactly once, while processes are killed and replaced', async () => {
    for (const n of numbers(300)) await start('count', `count-${n}`, { n });
    for (const _ of numbers(4)) {
      await pause(400);
      await workers.kill();
      await workers.add();
      // The same request once more starts nothing new.
      await start('count', 'count-7', { n: 7 });
    }
    await allEnded('count');
    const found = await effects('count');
    expect(found.map(({ times }) => times)).toEqual(numbers(300).map(() => 1));
  });

  test('the job of a killed worker goes on behind its last step', async () => {
    for (const n of numbers(4)) await start('steps', `steps-${n}`, { n });
    for (const _ of numbers(2)) {
      await pause(250);
      await workers.kill();
      await workers.add();
    }
    await allEnded('steps');
    for (const { steps } of await effects('steps')) expect(steps).toEqual(numbers(12));
    expect(await job('steps-0')).toMatchObject({
      state: 'done',
      result: { steps: 12 },
      progress: { done: 12, total: 12 },
    });
  });

  test('jobs with one key run one after the other', async () => {
    for (const n of numbers(12)) await start('alone', `alone-${n}`, { key: `key-${n % 2}` });
    await allEnded('alone');
    expect((await effects('alone')).map(({ times }) => times)).toEqual([6, 6]);
    const records = await workers.db.collection('jobs').find({ name: 'alone' }).toArray();
    // Two at a time would have failed at the second's note, and been tried again.
    expect(records.filter(({ error }) => error)).toEqual([]);
  });

  test('a time of the clock is kept once, whatever the replicas', async () => {
    await pause(4_000);
    const kept = await effects('tick');
    expect(kept.length).toBeGreaterThanOrEqual(4);
    expect(kept.filter(({ times }) => times !== 1)).toEqual([]);
    const records = await workers.db.collection('jobs').find({ name: 'tick', state: 'done' }).toArray();
    expect(records.length).toBeGreaterThanOrEqual(4);
  });

  test('a job that keeps failing ends as failed and says why; it can be tried again', async () => {
    await start('broken', 'broken');
    await allEnded('broken');
    expect(await job('broken')).toMatchObject({ state: 'failed', attempt: 3, error: 'always' });
    expect(await workers.ask({ what: 'retry', id: 'broken' })).toBe(true);
    await allEnded('broken');
    expect(await job('broken')).toMatchObject({ state: 'failed', attempt: 3 });
  });

  test('what cannot be helped is not tried again', async () => {
    await start('hopeless', 'hopeless');
    await allEnded('hopeless');
    expect(await job('hopeless')).toMatchObject({ state: 'failed', attempt: 1, error: 'cannot be helped' });
  });

  test('a running job can be cancelled from any process, a waiting one ends at once', async () => {
    await start('long', 'long-0', { n: 0 });
    await eventually(async () => expect(await effects('long')).toHaveLength(1));
    expect(await workers.ask({ what: 'cancel', id: 'long-0' })).toBe(true);
    await eventually(async () => expect(await job('long-0')).toMatchObject({ state: 'cancelled' }));
    expect(await workers.ask({ what: 'cancel', id: 'long-0' })).toBe(false);
  });

  test('a process that stops hands its jobs over, and the attempt counts for nothing', async () => {
    await start('long', 'long-1', { n: 1 });
    await eventually(async () => expect(await effects('long-1')).toHaveLength(0));
    await eventually(async () => expect(await job('long-1')).toMatchObject({ state: 'running' }));
    const times = async () => (await workers.db.collection<Effect>('effects').findOne({ _id: 'long-1' }))?.times;
    for (const _ of numbers(3)) {
      await workers.stopOne();
      await workers.add();
    }
    await eventually(async () => expect(await job('long-1')).toMatchObject({ state: 'running', attempt: 1 }));
    expect(await times()).toBeGreaterThan(1);
    await workers.ask({ what: 'cancel', id: 'long-1' });
    await eventually(async () => expect(await job('long-1')).toMatchObject({ state: 'cancelled' }));
  });
});
