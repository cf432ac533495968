// A process that carries out jobs, for the tests: real kit, real database, effects that can be counted.
import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import { defineJob, Job, UnrecoverableError } from '../../services/kit/dist/jobs/job.js';
import { Jobs } from '../../services/kit/dist/jobs/jobs.js';
import { mongo } from '../../services/kit/dist/mongo.js';
import { KitModule } from '../../services/kit/dist/start.js';
import { Store } from '../../services/kit/dist/store.js';

const quick = { leaseMs: 1_500, backOffMs: 50, attempts: 50 };
const kinds = {
  count: defineJob('count', { ...quick, parallel: 5 }),
  steps: defineJob('steps', { ...quick, parallel: 2 }),
  alone: defineJob('alone', { ...quick, parallel: 3, key: ({ key }) => key }),
  tick: defineJob('tick', { ...quick, every: '* * * * * *' }),
  long: defineJob('long', { ...quick, parallel: 5 }),
  broken: defineJob('broken', { ...quick, attempts: 3 }),
  hopeless: defineJob('hopeless', quick),
};
const STEPS = 12;

class Work {
  constructor(connection) {
    this.effects = connection.model('Effect', { _id: String, times: Number, steps: [Number] });
    this.inside = connection.model('Inside', { _id: String });
  }

  /** Fails now and then, before and after its effect. */
  async count({ n }, run) {
    await pause(Math.random() * 30);
    if (Math.random() < 0.1) throw new Error('by chance');
    await run.commit(() => this.add(`count-${n}`));
    if (Math.random() < 0.1) throw new Error('too late to matter');
  }

  async steps({ n }, run) {
    for (let at = run.checkpoint ?? 0; at < STEPS; at++) {
      await pause(50);
      await run.step(async () => {
        await this.effects.updateOne({ _id: `steps-${n}` }, { $push: { steps: at } }, { upsert: true });
        return at + 1;
      });
      run.progress(at + 1, STEPS, 'steps');
    }
    return { steps: STEPS };
  }

  async alone({ key }, run) {
    await this.inside.create({ _id: key });
    await pause(30);
    await this.inside.deleteOne({ _id: key });
    await run.commit(() => this.add(`alone-${key}`));
  }

  async tick(_, run) {
    await run.commit(() => this.add(`tick-${run.slot.toISOString()}`));
  }

  async long({ n }, run) {
    await this.effects.updateOne({ _id: `long-${n}` }, { $inc: { times: 1 } }, { upsert: true });
    await pause(60_000, undefined, { signal: run.signal });
  }

  async broken() {
    throw new Error('always');
  }

  async hopeless() {
    throw new UnrecoverableError('cannot be helped');
  }

  add(_id) {
    return this.effects.updateOne({ _id }, { $inc: { times: 1 } }, { upsert: true });
  }
}
Inject(getConnectionToken())(Work, undefined, 0);
for (const [name, kind] of Object.entries(kinds))
  Job(kind)(Work.prototype, name, Object.getOwnPropertyDescriptor(Work.prototype, name));

class TestModule {}
Module({ imports: [mongo(process.env.JOBS_DATABASE), KitModule], providers: [Work] })(TestModule);

const app = await NestFactory.createApplicationContext(TestModule, { logger: ['error'] });
const [jobs, store] = [app.get(Jobs), app.get(Store)];

const asked = {
  /** Starts a job in a transaction, which may be undone. */
  start: ({ kind, input, id, undo }) =>
    store
      .transaction(async () => {
        const started = await jobs.start(kinds[kind], input, { id });
        if (undo) throw new Error('undone');
        return started;
      })
      .catch((error) => {
        if (!undo) throw error;
      }),
  find: ({ id }) => jobs.find(id, ''),
  cancel: ({ id }) => jobs.cancel(id, ''),
  retry: ({ id }) => jobs.retry(id, ''),
  stop: () => app.close().then(() => process.exit(0)),
};
process.on('message', async ({ nr, what, ...how }) => {
  const answer = await asked[what](how).then(
    (value) => ({ value }),
    (error) => ({ error: error.stack }),
  );
  process.send({ nr, ...answer });
});
process.send({ ready: true });
