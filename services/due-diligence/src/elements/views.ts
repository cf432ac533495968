import type {
  DueDiligenceComment,
  DueDiligenceHeader,
  ElementView,
  RecordView,
} from '@dossier/proto/calls/due-diligence-views';
import { answersOf } from '@dossier/proto/due-diligence/answers';
import { formProgress } from '@dossier/proto/due-diligence/progress';
import { htmlOf } from '@dossier/proto/rules/rich-text-html';
import type { DueDiligence, Remark } from '../records/record.schema.js';
import type { Element } from './element.schema.js';

const isNew = (answer: object): boolean => 'new_value' in answer;

export const headerView = (record: DueDiligence): DueDiligenceHeader => ({
  _id: record._id,
  company_id: record.company_id,
  label: record.label,
  status: record.status,
  touched: record.touched,
  createdAt: record.createdAt.toISOString(),
  reviewed_at: record.reviewed_at?.toISOString(),
  submitted_at: record.submitted_at?.toISOString(),
  filed_at: record.filed_at?.toISOString(),
  filed_by: record.filed_by?.name,
  company_type: record.company_type,
  changesCount: Object.values(record.answers).filter(isNew).length,
});

export const commentView = ({ text, date, replied_at, ...remark }: Remark): DueDiligenceComment => ({
  ...remark,
  text: htmlOf(text),
  date: date.toISOString(),
  replied_at: replied_at?.toISOString(),
});

export const recordView = (record: DueDiligence, elements: readonly Element[]): RecordView => ({
  ...record.answers,
  ...headerView(record),
  reminds: record.reminders !== undefined,
  changesCount: [record, ...elements].flatMap(({ answers }) => Object.values(answers)).filter(isNew).length,
  comments: record.comments.map(commentView),
  progress: formProgress(
    answersOf(record.answers),
    elements.map(({ type, answers }) => ({ type, values: answersOf(answers) })),
  ),
});

export const elementView = ({ _id, type, answers }: Element): ElementView => ({ ...answers, _id, type });
