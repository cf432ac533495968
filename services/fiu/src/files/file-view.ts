import type { JobRecord } from '@dossier/kit/jobs/job.schema';
import type { Principal } from '@dossier/kit/principal';
import type { Conversion, ConversionIssue, ConvertedFile, IssueGroup } from '@dossier/proto/calls/fiu-files';
import { issueText, refusalText } from '@dossier/proto/rules/fiu';
import { say } from '@dossier/proto/texts/phrase';
import { type Issue, isWarning } from '../conversion/issues.js';
import type { FileRecord } from './file.schema.js';
import { answerView, historyOf, lastAnswers, stateOf, waitsForApproval } from './life.js';

const HUNDREDTHS = 100;

/** `by`: who reads it. */
export function fileView(file: FileRecord, by: Principal): ConvertedFile {
  const { _id, totals, price, refusal, origin_id, corrects } = file;
  const needs_approval = waitsForApproval(file);
  return {
    id: _id,
    filename: file.filename,
    serverName: zipName(file),
    filesize: file.filesize,
    uploadDate: file.uploaded_at.toISOString(),
    uploaded_by: file.username,
    status: file.status,
    rows: totals?.converted ?? 0,
    conversionFee: (price?.fee ?? 0) / HUNDREDTHS,
    conversionFeeComment: price ? say(price.comment) : '',
    total: totals?.rows ?? 0,
    saved: totals?.saved ?? 0,
    failed: totals?.failed ?? 0,
    reports: totals?.reports ?? 0,
    has_zip: file.zip !== undefined,
    has_error_sheet: file.error_sheet !== undefined,
    downloaded: file.downloaded_at !== undefined,
    ...(refusal && { refusal: refusalText(refusal.reason, refusal.detail) }),
    ...(origin_id && { origin_id }),
    report_state: stateOf(file),
    needs_approval,
    may_approve: needs_approval && !by.isSuperUser && file.user_id !== by.userId,
    ...(corrects && { corrects }),
  };
}

export const zipName = ({ filename }: Pick<FileRecord, 'filename'>): string =>
  `${filename.replace(/\.xlsx$/i, '')}.zip`;

type Beside = { job: JobRecord | null; corrections: readonly FileRecord[] };

/** `job` tells of a conversion that is still on its way, `corrections` are the uploads that correct this one. */
export function conversionView(file: FileRecord, { job, corrections }: Beside, by: Principal): Conversion {
  const done = file.totals?.rows ?? job?.progress?.done ?? 0;
  const seconds = job?.started && !file.totals ? (Date.now() - job.started.getTime()) / 1_000 : 0;
  const answers = lastAnswers(file);
  return {
    file: fileView(file, by),
    done,
    rows_per_second: seconds > 0 ? Math.round(done / seconds) : 0,
    reports: file.reports.map(({ name, code, rows, sha256 }) => {
      const answer = answers.get(name);
      return { name, code, rows, sha256, ...(answer && { answer: answerView(answer) }) };
    }),
    groups: file.groups.map(
      (group): IssueGroup => ({
        ...group,
        severity: isWarning(group) ? 'warning' : 'error',
        message: issueText(group),
      }),
    ),
    errors: file.issues.map(issueView),
    errors_total: file.errors,
    warnings_total: file.warnings,
    history: historyOf(file, corrections),
  };
}

const issueView = (issue: Issue): ConversionIssue => {
  const { sheet, row, column, code, value } = issue;
  return {
    sheet,
    row,
    column,
    code,
    severity: isWarning(issue) ? 'warning' : 'error',
    value,
    message: issueText(issue),
  };
};
