import { jobModel } from '@dossier/kit/jobs/job.schema';
import type { Connection } from 'mongoose';

const NAME = 'adopt-approvals';

/** Changes that were proposed before there was a list of work are known to workflow alone, which a job asks. */
export async function up(connection: Connection): Promise<void> {
  const now = new Date();
  const owner = { tenant_id: '', actor_id: '', actor_name: 'tasks' };
  const job = { name: NAME, state: 'waiting', ...owner, created: now, next_at: now, attempt: 0 };
  await jobModel(connection).updateOne({ _id: NAME }, { $setOnInsert: job }, { upsert: true });
}
