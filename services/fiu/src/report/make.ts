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
  const issues: Issue[] = [];
  const count = { errors: 0, warnings: 0 };
  const totals = await convert(source, options, {
    report: (report) => zip.add(passed(report, options)),
    issue: (issue) => {
      count[isWarning(issue) ? 'warnings' : 'errors'] += 1;
      if (issues.length < KEPT) issues.push(issue);
    },
    failed: (item) => sheet.add(item),
    ...hears,
  });
  issues.sort((a, b) => Number(isWarning(a)) - Number(isWarning(b)));
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
    groups: groupsOf(issues),
    ...count,
    hasZip: totals.converted > 0,
    hasErrorSheet: corrected !== undefined,
  };
}

function groupsOf(issues: readonly Issue[]): IssueCount[] {
  const same = Map.groupBy(issues, ({ sheet, column, code }) => `${sheet}:${column}:${code}`);
  return [...same.values()]
    .map((all) => ({ ...pick(all[0] as Issue), count: all.length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, SHOWN);
}

const pick = ({ sheet, column, code }: Issue) => ({ sheet, column, code });

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
