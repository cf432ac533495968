import { ChangeOrigin } from '../events/kyc.js';
import { KINDS, type Kind } from '../records/model/definition.js';
import type { Links } from '../records/model/facts.js';
import type { Plain } from '../records/model/json.js';
import { LISTS } from '../rules/limits.js';
import { RISK_LEVELS, type RiskLevel } from '../rules/risk.js';
import { clients } from '../texts/clients.js';
import { phrasesOf } from '../texts/define.js';
import { httpCall } from './call.js';
import { Anything, DateTime, Flag, List, MapOf, Nested, ObjectId, OneOf, Text, Whole } from './fields.js';
import { CompanyFilters } from './kyc-companies.js';

export const VIEWS = ['forConfirmation', 'history'] as const;
export type View = (typeof VIEWS)[number];
const OPEN_STATES = ['pending', 'applying', 'denying', 'approved', 'rejected', 'skipped', 'cascade_deleted'] as const;

export class NotificationCompany {
  @Text({ optional: true }) company_type?: string;
  @Text({ optional: true }) name?: string;
}

/** Why a change cannot be approved yet, or not by the reader. */
export class Blocked {
  @Text({ description: 'The code that approving it would answer' }) code: string;
  @Text({ description: 'The reason in words' }) message: string;
  @ObjectId({ optional: true, description: 'The change that has to be approved first' }) change_id?: string;
  @Text({ optional: true, description: 'The permission that the reader lacks' }) permission?: string;
}

/** A review action. The flags name the record by its kind and, by the other ones, the records it hangs on. */
export class Notification {
  @ObjectId() _id: string;
  @DateTime() datetime: string;
  @Text() user_name: string;
  @DateTime({ optional: true }) handled_at?: string;
  @Text({ optional: true }) handled_by_name?: string;
  @OneOf(['add', 'change', 'remove']) actionType: string;
  @OneOf(['approved', 'rejected', 'skipped', 'cascade_deleted'], { optional: true }) actionTaken?: string;
  @Text({ optional: true }) objectType?: string;
  @ObjectId() company_id: string;
  @Nested(() => NotificationCompany) company_data: NotificationCompany;
  @OneOf(RISK_LEVELS, { optional: true, description: 'Of its client; of what was decided, at that time' })
  risk_level?: RiskLevel;
  @ObjectId({ optional: true }) subsidiary?: string;
  @ObjectId({ optional: true }) kyc_file?: string;
  @ObjectId({ optional: true, description: 'The revision that is asked to be deleted' }) snapshot_id?: string;
  @ObjectId({ optional: true }) person?: string;
  @ObjectId({ optional: true }) legalEntity?: string;
  @ObjectId({ optional: true }) ubo_related?: string;
  @ObjectId({ optional: true }) mbd_related?: string;
  @ObjectId({ optional: true }) share_holder_related?: string;
  @ObjectId({ optional: true }) subsidiary_id?: string;
  @ObjectId({ optional: true }) account_number_id?: string;
  @ObjectId({ optional: true }) listingService?: string;
  @ObjectId({ optional: true }) account_number?: string;
  @ObjectId({ optional: true }) kyc_review?: string;
  @ObjectId({ optional: true }) transaction_profile?: string;
  @Text({ optional: true }) documentType?: string;
  @Text({ description: 'JSON text: field -> { current, new }' }) fields: string;
  @Text({ optional: true, description: 'JSON text: the new file' }) fileInfo?: string;
  @Anything({ description: 'The reason of a denial as Quill Delta' }) rejectCommentStructure?: unknown;
  @OneOf(KINDS) kind: Kind;
  @ObjectId() object_id: string;
  @Text({ description: 'Name of the record' }) title: string;
  @Text({ description: 'What changed, with the outcome in brackets' }) sentence: string;
  @OneOf(OPEN_STATES) state: string;
  @Flag() unread: boolean;
  @Flag({ description: 'Proposed by the reader, who may take it back' }) own: boolean;
  @Whole({ min: 1, description: 'Moves when a newer change takes fields over; sent back as `seen` with a decision' })
  revision: number;
  @Flag({ description: 'The reader may approve it now' }) may_approve: boolean;
  @Flag({ description: 'The reader may turn it down' }) may_deny: boolean;
  @Flag({ description: 'The reader made it and may take it back' }) may_withdraw: boolean;
  @Nested(() => Blocked, { optional: true, description: 'For a reader who approves: why this one cannot be approved' })
  blocked?: Blocked;
  @Flag({ optional: true, description: 'Approved by its own maker' }) self_approved?: boolean;
  @ObjectId({ optional: true, description: 'Shared by the changes of one save' }) change_set_id?: string;
  @Nested(() => ChangeOrigin, { optional: true, description: 'What it was taken over from' }) origin?: ChangeOrigin;
  @ObjectId({ optional: true, description: 'The pending addition that has to be approved first' }) waits_for?: string;
}

export class AskNotifications {
  @OneOf(VIEWS) view: View;
  @ObjectId({ optional: true }) company_id?: string;
  @OneOf(KINDS, { optional: true, description: 'Kind of the record' }) kind?: Kind;
  @ObjectId({ optional: true, description: 'Who proposed it' }) maker_id?: string;
  @Whole({ optional: true, max: 3_650, description: 'Proposed so many days ago or earlier' }) older_than_days?: number;
  @OneOf(RISK_LEVELS, { optional: true, description: 'Of its client; of what was decided, at that time' })
  risk_level?: RiskLevel;
  @Whole({ optional: true }) offset?: number;
  @Whole({ optional: true, min: 1, max: LISTS.notificationPage }) limit?: number;
}

export class Notifications {
  @List(() => Notification) notifications: Notification[];
  @Whole() count: number;
  @Flag({ optional: true, description: 'There are more than count says' }) countIsLowerBound?: boolean;
}

const access = ['view_requested_changes', 'view_change_log'] as const;

export const listNotifications = httpCall({
  subject: 'workflow.notification.list',
  method: 'GET',
  path: 'notifications',
  access,
  summary: 'Changes that wait for confirmation, or the history of changes',
  input: AskNotifications,
  output: Notifications,
});

export class AskMakers {}

export class Maker {
  @ObjectId() _id: string;
  @Text() username: string;
}

export class Makers {
  @List(() => Maker) makers: Maker[];
}

export const listMakers = httpCall({
  subject: 'workflow.notification.makers',
  method: 'GET',
  path: 'notifications/makers',
  access: ['view_requested_changes'],
  summary: 'Who proposed the changes that wait, of the 10,000 oldest',
  input: AskMakers,
  output: Makers,
});

export class AskDenied {}

/** Whoever proposed a change hears of its denial, whatever else they may see. */
export const listDenied = httpCall({
  subject: 'workflow.notification.denied',
  method: 'GET',
  path: 'notifications/denied',
  access: 'signed-in',
  summary: "One's own changes that somebody else denied and that one has not read yet, newest first",
  input: AskDenied,
  background: true,
  output: Notifications,
});

export class CountNotifications {
  @OneOf(VIEWS) view: View;
  @ObjectId({ optional: true }) company_id?: string;
}

export class NotificationCount {
  @Whole() count: number;
  @Whole({ description: 'Those the reader has not opened' }) unread: number;
  @Flag({ optional: true }) countIsLowerBound?: boolean;
}

export const countNotifications = httpCall({
  subject: 'workflow.notification.count',
  method: 'GET',
  path: 'notifications/count',
  access,
  summary: 'How many changes a view holds',
  input: CountNotifications,
  background: true,
  output: NotificationCount,
});

export class NotificationId {
  @ObjectId() id: string;
}

export class NextClient {
  @ObjectId() company_id: string;
  @ObjectId({ description: 'Its oldest change' }) change_id: string;
  @Text({ optional: true }) name?: string;
}

export const CONNECTIONS = ['record', 'above', 'below'] as const;

/** A change that waits on the same record, on one above it or on one below it. */
export class ConnectedChange {
  @ObjectId() _id: string;
  @OneOf(CONNECTIONS, { description: 'Which record it is about, seen from that of the change' })
  connection: (typeof CONNECTIONS)[number];
  @OneOf(KINDS) kind: Kind;
  @ObjectId() object_id: string;
  @Text({ description: 'Name of the record' }) title: string;
  @OneOf(['add', 'change', 'remove']) actionType: string;
  @Text({ description: 'What it asks for' }) sentence: string;
  @DateTime() datetime: string;
  @Text() user_name: string;
  @Flag({ description: 'Proposed by the reader' }) own: boolean;
}

/** What a denied change asked for, for its maker to propose again. */
export class Resubmission {
  @OneOf(['add', 'change']) actionType: string;
  @OneOf(KINDS) kind: Kind;
  @ObjectId({ optional: true, description: 'The record, if it is still there: that of a denied addition is not' })
  id?: string;
  @MapOf({ type: 'string' }, { description: 'Of an addition, the record it hung on' }) links: Links;
  @MapOf({}, { description: 'Field -> value, without files and what is calculated' }) fields: Plain;
}

export class OneNotification {
  @Nested(() => Notification) notification: Notification;
  @List(() => ConnectedChange, { description: 'What waits on the same record, above it and below it, oldest first' })
  connected: ConnectedChange[];
  @Nested(() => Resubmission, { optional: true, description: 'For the maker of a change that somebody else denied' })
  resubmit?: Resubmission;
  @ObjectId({ optional: true, description: "The one before it in its client's list" }) previous_id?: string;
  @ObjectId({ optional: true, description: "The one after it in its client's list" }) next_id?: string;
  @Nested(() => NextClient, {
    optional: true,
    description: 'When nothing else of this client waits: the client whose change has waited longest',
  })
  next_client?: NextClient;
}

export const getNotification = httpCall({
  subject: 'workflow.notification.get',
  method: 'GET',
  path: 'notification/:id',
  access: ['can_view_details'],
  summary: 'One change in detail',
  input: NotificationId,
  output: OneNotification,
  fails: ['workflow.change.not_found'],
});

export class ReadNotification {
  @ObjectId() notification_id: string;
}

export class Done {}

export const readNotification = httpCall({
  subject: 'workflow.notification.read',
  method: 'POST',
  path: 'notifications/read',
  access: [...access, 'can_view_details'],
  summary: 'Mark a change as read by the signed-in person',
  input: ReadNotification,
  output: Done,
  fails: ['workflow.change.not_found'],
  writes: true,
});

export class AskClients extends CompanyFilters {
  @OneOf(VIEWS) view: View;
  @Text({
    optional: true,
    max: 100,
    trim: true,
    pattern: new RegExp(`^(|.{${LISTS.searchMin},})$`, 's'),
    message: phrasesOf(clients).searchHint,
    description: 'Parts of the name in any order, three characters or more, whatever their case and accents',
  })
  search?: string;
  @OneOf(['name', 'location_type', 'company_type', 'createdAt', 'changesCount'], { optional: true })
  orderingKey?: string;
  @OneOf(['asc', 'desc'], { optional: true }) orderingValue?: string;
  @Whole({ optional: true, min: 1, max: 100_000 }) page?: number;
}

export class ClientWithChanges {
  @ObjectId() _id: string;
  @Text() name: string;
  @Text({ optional: true }) first_name?: string;
  @Text({ optional: true }) last_name?: string;
  @Text() company_type: string;
  @Text({ optional: true }) location_type?: string;
  @Text({ optional: true }) account_holder_type?: string;
  @DateTime() createdAt: string;
  @Whole() changesCount: number;
}

export class ClientsWithChanges {
  @List(() => ClientWithChanges) data: ClientWithChanges[];
  @Whole() count: number;
  @Flag({ optional: true }) countIsLowerBound?: boolean;
}

export const listNotificationClients = httpCall({
  subject: 'workflow.notification.clients',
  method: 'GET',
  path: 'notification-by-client',
  access,
  summary: 'Clients with the number of their changes',
  input: AskClients,
  output: ClientsWithChanges,
});
