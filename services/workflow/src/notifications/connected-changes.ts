import type { Principal } from '@dossier/kit/principal';
import type { ConnectedChange } from '@dossier/proto/calls/notifications';
import { auditSentence } from '@dossier/proto/records/sentence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type Change, currentFields, type ProposedChange } from '../changes/change.schema.js';
import { readableFields } from '../changes/readable.js';
import { visibleTo } from '../changes/scope.js';

const MOST = 50;

/** What else waits where a change is about. */
@Injectable()
export class ConnectedChanges {
  constructor(@InjectModel('Change') private readonly changes: Model<Change>) {}

  async of(change: ProposedChange, by: Principal): Promise<ConnectedChange[]> {
    const { _id, company_id, object_id, above = [] } = change;
    const found = await this.changes
      .find({
        ...visibleTo(by, company_id),
        view: 'forConfirmation',
        _id: { $ne: _id },
        $or: [{ object_id: { $in: [object_id, ...above] } }, { above: object_id }],
      })
      .sort({ latest_at: 1, _id: 1 })
      .limit(MOST)
      .lean<ProposedChange[]>();
    return found.map((other) => connectedView(other, connectionOf(other, change), by));
  }
}

function connectionOf(other: ProposedChange, { object_id, above = [] }: ProposedChange): ConnectedChange['connection'] {
  if (other.object_id === object_id) return 'record';
  return above.includes(other.object_id) ? 'above' : 'below';
}

function connectedView(
  change: ProposedChange,
  connection: ConnectedChange['connection'],
  by: Principal,
): ConnectedChange {
  const { _id, kind, object_id, title, actionType, documentType, datetime, user_name, user_id } = change;
  const fields = Object.keys(readableFields(kind, currentFields(change), by));
  return {
    _id,
    connection,
    kind,
    object_id,
    title,
    actionType,
    sentence: auditSentence({ kind, actionType, fields, ...(documentType ? { documentType } : {}) }),
    datetime: datetime.toISOString(),
    user_name,
    own: user_id === by.userId,
  };
}
