import { riskRank } from '@dossier/proto/rules/risk';
import type { Connection } from 'mongoose';
import { taskItem } from '../tasks/place-task.js';
import type { TaskRecord } from '../tasks/task.schema.js';

import type { ClientName, WorkRecord } from '../work/work.schema.js';

const OLD_INDEX = 'tenant_id_1_audience_1_due_1_at_1__id_1';
const unknown = riskRank(undefined);

/** Until the client files tell the risk it is unknown. Open tasks from before there was a list of work come into it. */
export async function up(connection: Connection): Promise<void> {
  const work = connection.collection<WorkRecord>('work');
  const names = connection.collection<ClientName>('client_names');
  await work.updateMany({ risk: { $exists: false } }, { $set: { risk: unknown } });
  const open = connection.collection<TaskRecord>('tasks').find({ state: { $ne: 'done' } });
  for await (const task of open) {
    const { about, ...item } = taskItem(task);
    await work.updateOne(
      { _id: `task:${about}` },
      { $setOnInsert: { ...item, risk: unknown, at: task.created_at } },
      { upsert: true },
    );
    const { company_id, tenant_id, company } = task;
    await names.updateOne({ _id: company_id }, { $setOnInsert: { tenant_id, name: company.name } }, { upsert: true });
  }
  const indexes = await work.indexes().catch(() => []);
  if (indexes.some(({ name }) => name === OLD_INDEX)) await work.dropIndex(OLD_INDEX);
}
