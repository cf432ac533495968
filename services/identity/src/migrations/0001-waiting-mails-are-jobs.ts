import { jobModel } from '@dossier/kit/jobs/job.schema';
import type { Connection } from 'mongoose';

type Row = { _id: string; kind: string; to: string; name: string; about?: string; language?: string; created: Date };

/** Mails that were queued before sending became a job; what is there already stays. */
export async function up(connection: Connection): Promise<void> {
  const jobs = jobModel(connection);
  for await (const row of connection.collection<Row>('mails').find({ sent: { $exists: false } })) {
    const { _id, created, kind, to, name, about, language } = row;
    const owner = { tenant_id: '', actor_id: '', actor_name: 'identity' };
    const input = { kind, to, name, about, language };
    const job = { name: 'send-mail', state: 'waiting', ...owner, input, created, next_at: created, attempt: 0 };
    await jobs.updateOne({ _id }, { $setOnInsert: job }, { upsert: true });
  }
  await connection.collection('mails').drop();
}
