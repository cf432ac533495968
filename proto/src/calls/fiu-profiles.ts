import { httpCall } from './call.js';
import { DateTime, Flag, List, Name, Nested, Text, Whole } from './fields.js';
import { IssueGroup } from './fiu-files.js';

/** Reading a schema and trying it on the sample takes a processor some seconds. */
const TRIAL_MS = 30_000;
/** Our own profile, which every company has. */
export const OWN_PROFILE = 'default';

/** What came of the sample workbook under the schema. */
export class ProfileTrial {
  @Whole() rows: number;
  @Whole({ description: 'Rows that its reports took' }) converted: number;
  @List(() => IssueGroup, { description: 'What it found wrong with the others, most cells first' })
  groups: IssueGroup[];
  @List(() => String, { description: 'Codes of the lists that the schema does not have, at most 50' })
  unknown_codes: string[];
}

export class FiuProfile {
  @Text({ description: `'${OWN_PROFILE}' for our own` }) id: string;
  @Text() name: string;
  @Text() version: string;
  @Text({ description: 'SHA-256 of all of it: reports of the same profile and workbook have the same bytes' })
  hash: string;
  @Text() currency: string;
  @Flag({ description: 'Conversions are made with it' }) in_force: boolean;
  @DateTime({ optional: true }) loaded_at?: string;
  @Text({ optional: true }) loaded_by?: string;
  @Nested(() => ProfileTrial, { optional: true }) trial?: ProfileTrial;
}

export class ListProfiles {}
export class FiuProfiles {
  @List(() => FiuProfile, { description: 'Our own first, then the newest' }) profiles: FiuProfile[];
}

export const listProfiles = httpCall({
  subject: 'fiu.profile.list',
  method: 'GET',
  path: 'fiu-profiles',
  access: ['fiu_reporting'],
  summary: 'Schemas of FIUs that reports may be made with',
  input: ListProfiles,
  output: FiuProfiles,
});

export class LoadProfile {
  @Name({ min: 3, max: 100, description: 'Such as the country and its FIU' }) name: string;
  @Name({ min: 1, max: 40, description: "The FIU's version" }) version: string;
  @Text({ min: 1, max: 900_000, description: 'Text of the XML schema (XSD) that the FIU hands out' }) schema: string;
  @Text({
    optional: true,
    max: 400_000,
    description: 'Labels of codes as JSON text: { "<list of the schema>": { "<code>": "<label>" } }',
  })
  code_lists?: string;
  @Text({ max: 10, description: 'Local currency of reports, as the schema codes it' }) currency: string;
  @List(() => String, {
    optional: true,
    description: 'Report codes that tell of an activity where a row has no amount',
  })
  activity_codes?: string[];
  @Text({ optional: true, max: 40, description: 'Code for a private address or telephone' }) contact_private?: string;
  @Text({ optional: true, max: 40, description: 'Code for one of a business' }) contact_business?: string;
  @Text({ optional: true, max: 40 }) phone_mobile?: string;
  @Text({ optional: true, max: 40 }) phone_landline?: string;
  @Text({ optional: true, max: 40 }) phone_fax?: string;
}

export class ProfileLoaded {
  @Nested(() => FiuProfile) profile: FiuProfile;
}

export const loadProfile = httpCall({
  subject: 'fiu.profile.load',
  method: 'POST',
  path: 'fiu-profiles/load',
  access: ['fiu_reporting'],
  summary: 'Checks a schema of an FIU, tries it on the sample workbook and keeps it (administrator, super user)',
  input: LoadProfile,
  output: ProfileLoaded,
  fails: ['fiu.profile.exists'],
  deadline: TRIAL_MS,
  writes: true,
});

export class ChooseProfile {
  @Text({ pattern: /^(default|[0-9a-f]{24})$/ }) id: string;
}
export class ProfileChosen {}

export const chooseProfile = httpCall({
  subject: 'fiu.profile.choose',
  method: 'POST',
  path: 'fiu-profiles/choose',
  access: ['fiu_reporting'],
  summary: 'Puts a profile in force for conversions from now on (administrator, super user)',
  input: ChooseProfile,
  output: ProfileChosen,
  fails: ['fiu.profile.not_found', 'fiu.profile.unfit'],
  writes: true,
});
