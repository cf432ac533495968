import { writeFile } from 'node:fs/promises';
import { fiu } from '@dossier/proto/texts/fiu';
import { convert, type Listener, type Options, type Totals, type WaitingRow } from '../conversion/convert.js';
import { type Issue, isWarning } from '../conversion/issues.js';
import { type Report, UnfitReport } from '../conversion/reports.js';
import type { Source } from '../conversion/source.js';
import { objections } from '../schema/gate.js';
import { ErrorSheet } from './error-sheet.js';
import { errorsCsv } from './errors-csv.js';
import { type ReportEntry, ReportZip } from './zip.js';

/** Where what is made is put. */
export type Places = { zip: string; errorSheet: string };

export type IssueCount = Pick<Issue, 'sheet' | 'column' | 'code'> & { count: number };

export type Made = {
  totals: Totals;
  reports: ReportEntry[];
  /** The first of them, errors before warnings. */
  issues: Issue[];
  /** How many cells have the same fault, the most first. */
  groups: IssueCount[];
  errors: number;
  warnings: number;
  hasZip: boolean;
  hasErrorSheet: boolean;
};

const SHOWN = 200;
/** Of each kind. */
const KEPT = 20_000;

/** Makes the zip of an upload: every report in it was taken by the schema. All rows failing makes none. */
export async function makeReports(
  source: Source,
  options: Options,
  places: Places,
  hears: { waiting(row: WaitingRow): void; progress: Listener['progress'] },
): Promise<Made> {
  const zip = new ReportZip(places.zip);
  const sheet = new ErrorSheet();
  // Kept apart: errors behind ever so many warnings are told of, too.
  const kept: Record<'errors' | 'warnings', Issue[]> = { errors: [], warnings: [] };
  const count = { errors: 0, warnings: 0 };
  const groups = new Map<string, IssueCount>();
  const totals = await convert(source, options, {
    report: (report) => zip.add(passed(report, options)),
    issue: (issue) => {
      const kind = isWarning(issue) ? 'warnings' : 'errors';
      count[kind] += 1;
      countIn(groups, issue);
      if (kept[kind].length < KEPT) kept[kind].push(issue);
    },
    failed: (item) => sheet.add(item),
    ...hears,
  });
  const issues = [...kept.errors, ...kept.warnings];
  const { data, hash } = options.profile;
  await zip.finish({
    ...(issues.length > 0 && { errors: errorsCsv(issues) }),
    readme: readme(totals),
    profile: { name: data.name, version: data.version, hash },
    totals,
  });
  const corrected = await sheet.write(options.profile);
  if (corrected) await writeFile(places.errorSheet, corrected);
  return {
    totals,
    reports: zip.entries,
    issues: issues.slice(0, SHOWN),
    groups: [...groups.values()].sort((a, b) => b.count - a.count).slice(0, SHOWN),
    ...count,
    hasZip: totals.converted > 0,
    hasErrorSheet: corrected !== undefined,
  };
}

function countIn(groups: Map<string, IssueCount>, { sheet, column, code }: Issue): void {
  const key = `${sheet}:${column}:${code}`;
  const known = groups.get(key);
  if (known) known.count += 1;
  else groups.set(key, { sheet, column, code, count: 1 });
}

/** The gate that is never left out. */
function passed(report: Report, { profile }: Options): Report {
  const [first] = objections(profile.validator, report.xml);
  if (first) throw new UnfitReport(`${first.path}: ${first.message}`);
  return report;
}

const readme = ({ reports, converted }: Totals): string => {
  const { title, what, how, files } = fiu.readme;
  return [title, '', what(reports, converted), how, files, ''].join('\r\n');
};
