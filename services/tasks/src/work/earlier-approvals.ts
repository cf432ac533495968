import { Bus } from '@dossier/kit/bus';
import { defineJob, Job } from '@dossier/kit/jobs/job';
import type { JobRun } from '@dossier/kit/jobs/run';
import { Store } from '@dossier/kit/store';
import { type AskWaiting, waitingChanges } from '@dossier/proto/calls/workflow-waiting';
import { Injectable } from '@nestjs/common';
import { approvalItem } from './approval-item.js';
import { Work } from './work.js';

/** A migration starts it. Workflow may be older yet while an upgrade lasts: it is asked again for about a day. */
const adoptApprovals = defineJob('adopt-approvals', { attempts: 36 });

/** Brings into the list of work what was proposed before that list was kept. */
@Injectable()
export class EarlierApprovals {
  constructor(
    private readonly bus: Bus,
    private readonly store: Store,
    private readonly work: Work,
  ) {}

  @Job(adoptApprovals)
  async adopt(_: unknown, run: JobRun): Promise<void> {
    for (;;) {
      const { changes } = await this.bus.call(waitingChanges, (run.checkpoint as AskWaiting | undefined) ?? {});
      const last = changes.at(-1);
      if (!last) return;
      await this.store.transaction(async () => {
        for (const change of changes) await this.work.put(approvalItem(change));
      });
      const ids = changes.map(({ change_id }) => change_id);
      const still = await this.bus.call(waitingChanges, { ids });
      const waits = new Set(still.changes.map(({ change_id }) => change_id));
      await run.step(async (): Promise<AskWaiting> => {
        // The news of one that was decided meanwhile may have come before it stood in the list.
        for (const id of ids) if (!waits.has(id)) await this.work.drop('approval', id);
        return { tenant_id: last.tenant_id, after: last.change_id };
      });
    }
  }
}
