import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProfile, type Profile, type ProfileData } from '../conversion/profile.js';
import { WorkbookSource } from '../conversion/source.js';
import { type IssueCount, makeReports } from '../report/make.js';
import { typeAt } from '../schema/types.js';
import { exampleReporter } from './example-reporter.js';
import { sampleWorkbook } from './sample-rows.js';

export type Trial = { rows: number; converted: number; groups: IssueCount[]; unknown_codes: string[] };
/** A field of the profile whose code the schema does not have, with the first ones that it has. */
export type WrongCode = { field: string; codes: string[] };
export type Tried = { trial: Trial } | { wrong: WrongCode[] };

const NAMED = 50;
const DAY = '2026-02-01';

/** Reads the schema and converts the sample under it. Throws `SchemaRefused`. What it takes is not known before, so on a thread. */
export async function tried(data: ProfileData): Promise<Tried> {
  const profile = openProfile(data);
  const wrong = wrongCodes(profile);
  if (wrong.length > 0) return { wrong };
  const folder = await mkdtemp(join(tmpdir(), 'dossier-fiu-trial-'));
  try {
    const path = join(folder, 'sample.xlsx');
    await writeFile(path, await sampleWorkbook(profile));
    const source = await WorkbookSource.open(path);
    const places = { zip: join(folder, 'reports.zip'), errorSheet: join(folder, 'errors.xlsx') };
    const options = { profile, reporter: exampleReporter(profile), reference: 'trial', day: DAY, known: new Map() };
    const hears = { waiting: () => undefined, progress: () => undefined };
    const { totals, groups } = await makeReports(source, options, places, hears).finally(() => source.close());
    const { rows, converted } = totals;
    return { trial: { rows, converted, groups, unknown_codes: unknownCodes(profile) } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is said beside the schema has to be one of its codes. */
function wrongCodes({ report, data }: Profile): WrongCode[] {
  const phone = ['reporting_person', 'phones', 'phone'];
  const { contactTypes, communicationTypes } = data;
  const said: [field: string, path: string[], codes: readonly (string | undefined)[]][] = [
    ['currency', ['currency_code_local'], [data.currency]],
    ['activity_codes', ['report_code'], data.activityCodes],
    ['contact_private', [...phone, 'tph_contact_type'], [contactTypes.Private]],
    ['contact_business', [...phone, 'tph_contact_type'], [contactTypes.Business]],
    ['phone_mobile', [...phone, 'tph_communication_type'], [communicationTypes['Mobile Phone']]],
    ['phone_landline', [...phone, 'tph_communication_type'], [communicationTypes['Landline Phone']]],
    ['phone_fax', [...phone, 'tph_communication_type'], [communicationTypes.Fax]],
  ];
  return said.flatMap(([field, path, codes]) => {
    const type = typeAt(report, path);
    const known = type?.kind === 'simple' ? type.codes : undefined;
    const isKnown = codes.every((code) => code === undefined || !known || known.has(code));
    return isKnown ? [] : [{ field, codes: [...(known ?? [])].slice(0, NAMED) }];
  });
}

/** Of lists that some column uses; what the others hold does no harm. */
function unknownCodes({ columns, data }: Profile): string[] {
  const types = Object.values(columns).flatMap((sheet) => [...sheet.values()].flatMap(({ type }) => type ?? []));
  const lists = new Map(types.map(({ name, codes }) => [name, codes]));
  return Object.entries(data.labels)
    .flatMap(([list, labels]) => {
      const codes = lists.get(list);
      return codes
        ? Object.keys(labels)
            .filter((code) => !codes.has(code))
            .map((code) => `${list}: ${code}`)
        : [];
    })
    .slice(0, NAMED);
}
