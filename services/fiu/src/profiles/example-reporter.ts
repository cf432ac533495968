import type { Profile } from '../conversion/profile.js';
import { headOf, type Reporter } from '../conversion/reporter.js';
import { typeAt } from '../schema/types.js';
import { FileRefused } from '../workbook/refusal.js';
import { examplesOf, SOME_TEXTS } from './examples.js';

const EXAMPLE: Reporter = {
  rentity_id: '4711',
  rentity_branch: 'Example',
  title_name: 'Mrs.',
  first_name: 'Ana',
  last_name: 'Example',
  gender: 'Female',
  birth_date: '1980-02-03',
  id_number: '1980020301',
  nationality: 'CW',
  occupation: 'Compliance',
  address_type: 'Business',
  address: 'Kaya Voorbeeld 12',
  city: 'Willemstad',
  zip: '00000',
  country: 'CW',
  state: 'Curaçao',
  phone_type: 'Business',
  communication_type: 'Landline Phone',
  phone_prefix: '+599',
  phone_number: '5550123',
};

/** Settings of a reporting entity that the profile takes. Throws `FileRefused` where none are found. */
export function exampleReporter(profile: Profile): Reporter {
  let reporter = EXAMPLE;
  for (const setting of refusedOf(reporter, profile)) {
    const others = [...countriesOf(profile), ...SOME_TEXTS, undefined].map((value) => ({
      ...reporter,
      [setting]: value,
    }));
    reporter = others.find((other) => !refusedOf(other, profile).includes(setting)) ?? reporter;
  }
  headOf(reporter, profile);
  return reporter;
}

/** The settings that the profile does not take. */
function refusedOf(reporter: Reporter, profile: Profile): readonly string[] {
  try {
    headOf(reporter, profile);
    return [];
  } catch (error) {
    if (error instanceof FileRefused) return error.detail;
    throw error;
  }
}

function countriesOf({ report }: Profile): string[] {
  const type = typeAt(report, ['location', 'country_code']);
  return type?.kind === 'simple' ? examplesOf(type).slice(0, 1) : [];
}
