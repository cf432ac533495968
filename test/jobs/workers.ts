import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';

type Request = { what: 'start' | 'find' | 'cancel' | 'retry'; [name: string]: unknown };

/** A job as a screen would see it. */
export type SeenJob = {
  _id: string;
  state: string;
  attempt: number;
  error?: string;
  result?: unknown;
  progress?: { done: number; total: number };
};

/** Processes that work on the jobs of one database of their own. */
export type Workers = {
  db: Db;
  /** Asks a living one, by chance. */
  ask: <Answer>(request: Request) => Promise<Answer>;
  add: () => Promise<void>;
  /** Ends one at once, by chance, with whatever it is doing. */
  kill: () => Promise<void>;
  /** Asks the first one to stop, as at a deployment. */
  stopOne: () => Promise<void>;
  end: () => Promise<void>;
};

const SCRIPT = join(import.meta.dirname, 'worker.mjs');

export async function startWorkers(count: number): Promise<Workers> {
  const database = `jobs-${randomUUID()}`;
  const client = await MongoClient.connect(process.env.MONGO_URL ?? '');
  const env = { ...process.env, JOBS_DATABASE: database, LOG_LEVEL: 'fatal' };
  const living: ChildProcess[] = [];
  let asked = 0;
  const any = () => living[Math.floor(Math.random() * living.length)] as ChildProcess;

  const add = async () => {
    const child = fork(SCRIPT, { env });
    await once(child, 'message');
    living.push(child);
  };
  const ends = async (child: ChildProcess, how: () => unknown) => {
    living.splice(living.indexOf(child), 1);
    const ended = once(child, 'exit');
    how();
    await ended;
  };
  const ask = <Answer>(request: Request) => {
    const [child, nr] = [any(), asked++];
    return new Promise<Answer>((resolve, reject) => {
      const hear = (answer: { nr: number; value: Answer; error?: string }) => {
        if (answer.nr !== nr) return;
        child.off('message', hear);
        if (answer.error) reject(new Error(answer.error));
        else resolve(answer.value);
      };
      child.on('message', hear);
      child.send({ nr, ...request });
    });
  };
  await Promise.all(Array.from({ length: count }, add));
  return {
    db: client.db(database),
    ask,
    add,
    kill: () => {
      const child = any();
      return ends(child, () => child.kill('SIGKILL'));
    },
    stopOne: () => {
      const child = living[0] as ChildProcess;
      return ends(child, () => child.send({ what: 'stop' }));
    },
    end: async () => {
      await Promise.all([...living].map((child) => ends(child, () => child.kill('SIGKILL'))));
      await client.db(database).dropDatabase();
      await client.close();
    },
  };
}
