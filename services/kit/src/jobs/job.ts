import { DiscoveryService } from '@nestjs/core';

/** What a kind of job promises. */
export type JobOptions<Input> = {
  /** A cron pattern in the installation's `TIME_ZONE`, such as '0 2 * * *'. The clock then starts it, once whatever the replicas. */
  every?: string;
  /** The time zone of the pattern instead: UTC for what depends on the day of the files, which is UTC's. */
  zone?: string;
  /** Jobs with the same key never run at the same time. A job of the clock has its name as its key. */
  key?(input: Input): string;
  /** How many of the kind one process runs at the same time; 1 unless told otherwise. */
  parallel?: number;
  /** A job that failed so often is not tried again; 10 unless told otherwise. A worker that died counts as a failure. */
  attempts?: number;
  /** Pause after the first failure; each further one is twice as long, an hour at most. A second unless told otherwise. */
  backOffMs?: number;
  /** How long a job stays with a worker that gives no sign of life; half a minute unless told otherwise. */
  leaseMs?: number;
  /** How long an ended job can be looked at; 14 unless told otherwise. Its input is kept as long. */
  keepDays?: number;
};

/** A kind of job. Input and result are stored as they are in the service's database. */
export type JobDefinition<Input = unknown, Result = unknown> = Omit<
  Required<JobOptions<Input>>,
  'every' | 'zone' | 'key'
> &
  Pick<JobOptions<Input>, 'every' | 'zone' | 'key'> & { readonly name: string; readonly _result?: Result };

const DEFAULTS = { parallel: 1, attempts: 10, backOffMs: 1_000, leaseMs: 30_000, keepDays: 14 };

/** `const sendMail = defineJob<Mail>('send-mail', { parallel: 4 })`. The name is what is stored: it never changes. */
export const defineJob = <Input = void, Result = void>(
  name: string,
  options: JobOptions<Input> = {},
): JobDefinition<Input, Result> => ({
  ...(options.every && { key: () => name }),
  ...DEFAULTS,
  ...options,
  name,
});

/** `@Job(sendMail) send(mail, run)`: the method of a provider does the work; see `JobRun` for its second argument. */
export const Job = DiscoveryService.createDecorator<JobDefinition>();

/** Why a run has to end before its work is done: `signal.reason` of a run, and what its `step` and `commit` throw then. */
export class JobInterrupted extends Error {
  constructor(readonly why: 'cancelled' | 'stopping' | 'lost') {
    super(`the job was interrupted: ${why}`);
  }
}

/** To be thrown by a handler when trying again cannot help: the job has failed at once. */
export class UnrecoverableError extends Error {}
