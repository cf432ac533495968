import type {
  DueDiligenceComment,
  DueDiligenceHeader,
  ElementView,
  RecordView,
  RefreshView,
} from '@dossier/proto/calls/due-diligence-views';
import { type Answers, answersOf } from '@dossier/proto/due-diligence/answers';
import { formProgress } from '@dossier/proto/due-diligence/progress';
import { type Confirmation, changedSince, fatcaOf } from '@dossier/proto/due-diligence/refresh';
import type { Plain } from '@dossier/proto/records/model/json';
import { htmlOf } from '@dossier/proto/rules/rich-text-html';
import type { DueDiligence, Refresh, Remark } from '../records/record.schema.js';
import type { Element } from './element.schema.js';

const isNew = (answer: object): boolean => 'new_value' in answer;

export const headerView = (record: DueDiligence): DueDiligenceHeader => ({
  _id: record._id,
  company_id: record.company_id,
  label: record.label,
  status: record.status,
  touched: record.touched,
  is_refresh: record.refresh !== undefined,
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
    elements.map(({ type, ...part }) => ({ type, values: answersOf(part.answers), told: toldOf(part) })),
    record.refresh && {
      sections: record.refresh.sections,
      told: toldOf({ ...record.refresh, answers: record.answers }),
    },
  ),
  refresh: record.refresh && refreshView(record.refresh, record.answers),
});

type Part = { answers: Answers; filed?: Plain; confirmed?: Confirmation };

/** Of a part that was filled in before, what was changed or confirmed since. */
const toldOf = ({ answers, filed, confirmed }: Part): string[] | undefined =>
  filed && !confirmed ? changedSince(filed, answersOf(answers)) : undefined;

const confirmedView = (confirmed: Confirmation | undefined) => ({
  confirmed_at: confirmed?.at.toISOString(),
  confirmed_by: confirmed?.by,
});

const refreshView = (refresh: Refresh, answers: Answers): RefreshView => ({
  sections: [...refresh.sections],
  changed: changedSince(refresh.filed, fatcaOf(answersOf(answers))),
  ...confirmedView(refresh.confirmed),
  documents: refresh.documents.map(({ _id, type, element, filed, confirmed }) => ({
    _id,
    documentType: type,
    dueDiligenceElement: element,
    filename: filed?.filename,
    filed_at: filed?.at,
    ...confirmedView(confirmed),
  })),
});

export const elementView = ({ _id, type, answers, filed, confirmed }: Element): ElementView => ({
  ...answers,
  _id,
  type,
  ...(filed && { from_file: true, changed: changedSince(filed, answersOf(answers)), ...confirmedView(confirmed) }),
});
