import { type Connection, type Model, Schema } from 'mongoose';

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
/** `total` is absent while nobody knows it. */
export type JobProgress = { done: number; total?: number; note?: string };

export type JobRecord = {
  _id: string;
  name: string;
  state: JobState;
  input?: unknown;
  /** The time that a job of the clock stands for. */
  slot?: Date;
  /** Whose job it is; empty for the installation's own. */
  tenant_id: string;
  actor_id: string;
  actor_name: string;
  created: Date;
  /** When it may be claimed: its time, the end of a pause, the end of its worker's lease. Absent once it has ended. */
  next_at?: Date;
  attempt: number;
  /** The run that may write its end; another one takes it over after the lease. */
  claim?: string;
  /** Its key while it runs. Unique, so that jobs with one key run one after the other. */
  key?: string;
  cancel_asked?: boolean;
  progress?: JobProgress;
  /** What the last step left for a run that takes over. */
  checkpoint?: unknown;
  result?: unknown;
  /** Why the last attempt failed. */
  error?: string;
  started?: Date;
  ended?: Date;
  expires?: Date;
};

const schema: Schema<JobRecord> = new Schema<JobRecord>(
  {
    _id: String,
    name: String,
    state: String,
    input: {},
    slot: Date,
    tenant_id: String,
    actor_id: String,
    actor_name: String,
    created: Date,
    next_at: Date,
    attempt: Number,
    claim: String,
    key: String,
    cancel_asked: Boolean,
    progress: {},
    checkpoint: {},
    result: {},
    error: String,
    started: Date,
    ended: Date,
    expires: { type: Date, expires: 0 },
  },
  { collection: 'jobs', versionKey: false, minimize: false },
)
  .index({ name: 1, next_at: 1 }, { partialFilterExpression: { next_at: { $exists: true } } })
  .index({ key: 1 }, { unique: true, partialFilterExpression: { key: { $exists: true } } })
  .index({ tenant_id: 1, name: 1, created: -1 });

/** The jobs of one service, in its own database. */
export const jobModel = (connection: Connection): Model<JobRecord> =>
  connection.models.Job ?? connection.model<JobRecord>('Job', schema);
