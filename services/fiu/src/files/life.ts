import type { FiuAnswer, ReportEvent, ReportState } from '@dossier/proto/calls/fiu-reports';
import type { Rejected } from '../conversion/reports.js';
import type { FileRecord, GivenAnswer } from './file.schema.js';

/** What the FIU said last of each report, by the report's name. */
export const lastAnswers = ({ answers = [] }: Pick<FileRecord, 'answers'>): Map<string, GivenAnswer> =>
  new Map(answers.map((answer) => [answer.report, answer]));

export const answerView = ({ outcome, reference, date, reason }: GivenAnswer): FiuAnswer => ({
  outcome,
  reference,
  date,
  ...(reason && { reason }),
});

/** The state is worked out from what happened and not stored, so the two cannot differ. One rejected report makes the upload rejected. */
export function stateOf(file: FileRecord): ReportState {
  if (!file.zip) return 'draft';
  if (!file.downloaded_at) return file.approved ? 'approved' : 'validated';
  const outcomes = [...lastAnswers(file).values()].map(({ outcome }) => outcome);
  if (outcomes.includes('rejected')) return 'rejected';
  return outcomes.length > 0 && outcomes.length === file.reports.length ? 'acknowledged' : 'exported';
}

/**
 * What the FIU called the reports that it rejected, by report code. Of several with one code nobody knows which of them a new report
 * corrects, so that none is named.
 */
export function rejectedOf(file: Pick<FileRecord, 'answers' | 'reports'>): Rejected {
  const answers = lastAnswers(file);
  const rejected = file.reports.flatMap(({ name, code }) => {
    const answer = answers.get(name);
    return answer?.outcome === 'rejected' ? [{ code, reference: answer.reference }] : [];
  });
  const isAlone = ({ code }: { code: string }) => rejected.filter((each) => each.code === code).length === 1;
  return Object.fromEntries(rejected.filter(isAlone).map(({ code, reference }) => [code, reference]));
}

/** Of an upload that somebody other than its maker has to approve, and nobody has. */
export const waitsForApproval = (file: FileRecord): boolean =>
  Boolean(file.needs_approval) && stateOf(file) === 'validated';

/** Oldest first. `corrections`: the uploads that correct it. */
export function historyOf(file: FileRecord, corrections: readonly FileRecord[]): ReportEvent[] {
  const { uploaded_at, username, validated_at, approved, downloaded_at, exported_by, answers = [] } = file;
  const events: (ReportEvent | false | undefined)[] = [
    { what: 'uploaded', at: uploaded_at.toISOString(), by: username },
    validated_at && { what: 'validated', at: validated_at.toISOString(), by: '' },
    approved && { what: 'approved', at: approved.at.toISOString(), by: approved.username },
    downloaded_at && { what: 'exported', at: downloaded_at.toISOString(), by: exported_by ?? '' },
    ...answers.map((answer) => {
      const { outcome: what, ...said } = answerView(answer);
      return { what, at: answer.at.toISOString(), by: answer.username, report: answer.report, ...said };
    }),
    ...corrections.map(({ _id, uploaded_at: at, username: by }) => ({
      what: 'corrected' as const,
      at: at.toISOString(),
      by,
      file_id: _id,
    })),
  ];
  return events.filter((event) => !!event).sort((a, b) => a.at.localeCompare(b.at));
}
