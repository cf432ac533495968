import type { Principal } from '@dossier/kit/principal';
import type { Notification } from '@dossier/proto/calls/notifications';
import type { Changed } from '@dossier/proto/records/changes';
import { LINKS } from '@dossier/proto/records/model/facts';
import { auditSentence } from '@dossier/proto/records/sentence';
import { changeFlags, objectTypeOf } from '@dossier/proto/records/wire-names';
import { currentFields, type ProposedChange, revisionOf } from '../changes/change.schema.js';
import { isEnd } from '../changes/change.states.js';
import { readableFields } from '../changes/readable.js';
import type { Review } from '../changes/review.js';
import type { Client } from '../clients/client.schema.js';

/** What a notification needs beside its change. */
export type Surroundings = {
  clients: ReadonlyMap<string, Client>;
  waiting: ReadonlySet<string>;
  review: (change: ProposedChange) => Review;
};

/** A review action as it leaves for one reader: fields that are not for these eyes are missing, also from the sentence. */
export function notificationView(
  change: ProposedChange,
  by: Principal,
  { clients, waiting, review }: Surroundings,
): Notification {
  const { kind, object_id, actionType, documentType, company_id, links, state } = change;
  const client = clients.get(company_id);
  const fields = readableFields(kind, shownFields(change), by);
  const names = Object.keys(fields);
  const actionTaken = isEnd(state) ? state : undefined;
  return {
    _id: change._id,
    datetime: change.datetime.toISOString(),
    user_name: change.user_name,
    handled_at: change.handled_at?.toISOString(),
    handled_by_name: change.handled_by_name,
    actionType,
    actionTaken,
    objectType: objectTypeOf(kind),
    company_id,
    company_data: { company_type: client?.company_type, name: client?.name },
    risk_level: change.risk_level ?? undefined,
    ...Object.fromEntries(LINKS.filter((link) => links[link]).map((link) => [link, links[link]])),
    ...changeFlags(kind, object_id, names),
    documentType,
    fields: JSON.stringify(fields),
    fileInfo: change.file && JSON.stringify(change.file),
    rejectCommentStructure: change.comment,
    kind,
    object_id,
    title: change.title,
    sentence: auditSentence({ kind, actionType, fields: names, actionTaken, documentType, company: client }),
    state,
    unread: !change.read_by.includes(by.userId),
    own: change.user_id === by.userId,
    revision: revisionOf(change),
    ...review(change),
    self_approved: change.self_approved,
    change_set_id: change.change_set_id,
    origin: change.origin,
    waits_for: change.waits_for && waiting.has(change.waits_for) ? change.waits_for : undefined,
  };
}

/** A skipped change, which lost all of its fields, still tells what it was about; an approved one what became current. */
const shownFields = (change: ProposedChange): Changed =>
  change.state === 'skipped' || change.state === 'approved' ? change.fields : currentFields(change);
