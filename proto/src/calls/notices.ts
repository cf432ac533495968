import { ValidateBy } from 'class-validator';
import { MAIL_TIMES, type MailTime, NOTICE_KINDS, type NoticeKind, TIME_OF_DAY } from '../rules/notices.js';
import { isTimeZone } from '../rules/time-zone.js';
import { phrasesOf } from '../texts/define.js';
import { notices } from '../texts/notices.js';
import type { FieldErrors } from '../texts/phrase.js';
import { httpCall } from './call.js';
import { DateTime, Flag, List, ObjectId, ObjectIds, OneOf, QueryFlag, Text, Whole } from './fields.js';
import { ruleMessage } from './rule-message.js';

const { errors } = phrasesOf(notices);
const MOST = 100;

export class Notice {
  @ObjectId() _id: string;
  @OneOf(NOTICE_KINDS) kind: NoticeKind;
  @Text() text: string;
  @Text({ optional: true, description: 'Whose act it tells of; absent for the system' }) by?: string;
  @Text({ optional: true, description: 'Name of the client it is about' }) client?: string;
  @Text({ description: 'The page of the application that it leads to' }) path: string;
  @DateTime() at: string;
  @Flag() unread: boolean;
}

export class ListNotices {
  @QueryFlag({ optional: true, description: 'Only those not read yet' }) unread?: boolean;
  @OneOf(NOTICE_KINDS, { optional: true }) kind?: NoticeKind;
  @Whole({ optional: true, min: 1, max: 1_000 }) page?: number;
}

export class NoticeList {
  @List(() => Notice) notices: Notice[];
  @Whole() count: number;
  @Flag({ optional: true, description: 'There are more than count says' }) countIsLowerBound?: boolean;
}

export const listNotices = httpCall({
  subject: 'tasks.notice.list',
  method: 'GET',
  path: 'notices',
  access: 'signed-in',
  summary: 'What the asker was told of, newest first; of one thing there is one that is not read',
  input: ListNotices,
  output: NoticeList,
});

export class CountNotices {}

export class NoticeCount {
  @Whole({ description: 'Those not read; 1,000 stands for that many or more' }) unread: number;
}

export const countNotices = httpCall({
  subject: 'tasks.notice.count',
  method: 'GET',
  path: 'notices/count',
  access: 'signed-in',
  summary: 'How many notices the asker has not read',
  background: true,
  input: CountNotices,
  output: NoticeCount,
});

export class MarkNotices {
  @ObjectIds({ optional: true, max: MOST }) ids?: string[];
  @Flag({ optional: true, description: 'All that are not read' }) all?: boolean;
  @Flag({ optional: true, description: 'Marks them as not read' }) unread?: boolean;
}

const oneOrAll = ({ ids, all, unread }: Partial<MarkNotices>): FieldErrors =>
  Boolean(ids) === Boolean(all) || (all && unread) ? { ids: errors.oneOrAll } : {};

export class NoticesMarked extends NoticeCount {}

export const markNotices = httpCall({
  subject: 'tasks.notice.mark',
  method: 'POST',
  path: 'notices/mark',
  access: 'signed-in',
  summary: 'Marks own notices as read, or as not read',
  input: MarkNotices,
  output: NoticesMarked,
  check: oneOrAll,
  writes: true,
});

const TimeZone = (): PropertyDecorator => (target, key) => {
  Text({ max: 60, description: 'IANA name, such as America/Curacao' })(target, key);
  ValidateBy({
    name: 'timeZone',
    validator: {
      validate: (value) => typeof value === 'string' && isTimeZone(value),
      defaultMessage: () => ruleMessage(errors.timeZone),
    },
  })(target, key as string);
};

export class NoticeWayOf {
  @OneOf(NOTICE_KINDS) kind: NoticeKind;
  @Flag({ description: 'Under the bell' }) app: boolean;
  @OneOf(MAIL_TIMES) mail: MailTime;
}

export class NoticeSettings {
  @List(() => NoticeWayOf, { max: 20 }) ways: NoticeWayOf[];
  @Text({ optional: true, pattern: TIME_OF_DAY, message: errors.time, description: 'Quiet hours begin, HH:MM' })
  quiet_from?: string;
  @Text({ optional: true, pattern: TIME_OF_DAY, message: errors.time, description: 'Quiet hours end, HH:MM' })
  quiet_to?: string;
  @TimeZone() time_zone: string;
}

export class GetNoticeSettings {}

export const getNoticeSettings = httpCall({
  subject: 'tasks.notice.settings',
  method: 'GET',
  path: 'notices/settings',
  access: 'signed-in',
  summary: 'By which ways the asker is told, and when no e-mail goes out',
  input: GetNoticeSettings,
  output: NoticeSettings,
});

const quietWhole = ({ quiet_from, quiet_to }: Partial<NoticeSettings>): FieldErrors =>
  Boolean(quiet_from) === Boolean(quiet_to) ? {} : { [quiet_from ? 'quiet_to' : 'quiet_from']: errors.quietWhole };

export const setNoticeSettings = httpCall({
  subject: 'tasks.notice.set',
  method: 'POST',
  path: 'notices/settings',
  access: 'signed-in',
  summary: 'Sets by which ways the asker is told; kinds that are left out stay as they are',
  input: NoticeSettings,
  output: NoticeSettings,
  check: quietWhole,
  writes: true,
});
