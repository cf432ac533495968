import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Answer } from '@dossier/proto/calls/kyc-records';
import {
  commentOf,
  type ListSnapshots,
  type SaveSnapshot,
  type Snapshots as SnapshotList,
  type SnapshotSaved,
} from '@dossier/proto/calls/kyc-snapshots';
import { Injectable } from '@nestjs/common';
import { requireAct } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import { present } from '../file/present.js';
import { Snapshots, told } from '../file/snapshots.js';

const HISTORY = { kind: 'revision', section: 'history' } as const;

/** The stored states of client files. */
@Injectable()
export class SnapshotService {
  constructor(
    private readonly files: ClientFiles,
    private readonly snapshots: Snapshots,
    private readonly store: Store,
  ) {}

  async list({ id }: ListSnapshots, by: Principal): Promise<SnapshotList> {
    const company = await this.files.company(by, id);
    requireAct(by, 'view', HISTORY);
    const heads = await this.files.snapshotsOf(company);
    return { id, snapshots: heads.map((head) => told(head, company)) };
  }

  async read(id: string, by: Principal): Promise<Answer> {
    requireAct(by, 'view', HISTORY);
    return { revision: present(await this.files.snapshot(by, id), by) };
  }

  save(input: SaveSnapshot, by: Principal): Promise<SnapshotSaved> {
    return this.store.write(async () => {
      const company = await this.files.company(by, input.company_id);
      requireAct(by, 'create', HISTORY);
      const head = await this.snapshots.take(by, company, { label: input.label, comment: commentOf(input) });
      return { snapshot: told(head, company) };
    });
  }
}
