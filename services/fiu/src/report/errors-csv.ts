import { issueText } from '@dossier/proto/rules/fiu';
import { type Issue, isWarning } from '../conversion/issues.js';

/** A value that a spreadsheet would take for a formula is told to be text. */
const cell = (value: string | number): string => {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const HEAD = 'sheet,row,column,code,severity,value,message';

export const errorsCsv = (issues: readonly Issue[]): string =>
  [
    HEAD,
    ...issues.map((issue) =>
      [
        issue.sheet,
        issue.row,
        issue.column,
        issue.code,
        isWarning(issue) ? 'warning' : 'error',
        issue.value,
        issueText(issue),
      ]
        .map(cell)
        .join(','),
    ),
    '',
  ].join('\r\n');
