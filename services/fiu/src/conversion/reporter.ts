import { render, type Tree } from '../schema/render.js';
import type { ComplexType } from '../schema/types.js';
import { FileRefused } from '../workbook/refusal.js';
import type { Profile, ProfileData } from './profile.js';

/** The fields of the user's settings (User, Address, Phone), by their names there. */
export type Reporter = Readonly<Record<string, string | undefined>>;

const GENDERS: Readonly<Record<string, string>> = { Male: 'M', Female: 'F' };
const orNone = (text: string | undefined): string | undefined => (text ? text : undefined);

/** The head of every report, without what differs between reports. Throws `FileRefused` naming the settings that are missing or wrong. */
export function headOf(reporter: Reporter, { data, report }: Profile): Tree {
  if (!/^[1-9]\d{0,8}$/.test(reporter.rentity_id ?? '')) throw new FileRefused('organization', ['rentity_id']);
  const head: Tree = filled({
    rentity_id: reporter.rentity_id,
    rentity_branch: orNone(reporter.rentity_branch),
    submission_code: 'E',
    currency_code_local: data.currency,
    reporting_person: personOf(reporter, data, report),
    location: addressOf(reporter, data),
  });
  const wrong = render(report, head).problems.filter(({ path }) => /^(reporting_person|location|rentity_)/.test(path));
  if (wrong.length > 0) throw new FileRefused('organization', [...new Set(wrong.map(({ path }) => settingOf(path)))]);
  return head;
}

function filled(values: Record<string, Tree[string]>): Tree {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function personOf(reporter: Reporter, data: ProfileData, report: ComplexType): Tree {
  const number = reporter.phone_number?.replace(/\D/g, '');
  const phone = number && {
    tph_contact_type: data.contactTypes[reporter.phone_type ?? ''] ?? '-',
    tph_communication_type: data.communicationTypes[reporter.communication_type ?? ''] ?? '-',
    ...filled({ tph_country_prefix: orNone(reporter.phone_prefix?.replace(/\D/g, '')) }),
    tph_number: number,
  };
  const address = addressOf(reporter, data);
  const person = filled({
    gender: GENDERS[reporter.gender ?? ''],
    title: orNone(reporter.title_name),
    first_name: orNone(reporter.first_name),
    last_name: orNone(reporter.last_name),
    birthdate: reporter.birth_date ? `${reporter.birth_date.slice(0, 10)}T00:00:00` : undefined,
    passport_number: orNone(reporter.passport_number),
    passport_country: reporter.passport_number ? orNone(reporter.pasport_country) : undefined,
    id_number: orNone(reporter.id_number),
    nationality1: orNone(reporter.nationality),
    phones: phone ? { phone } : undefined,
    addresses: address ? { address } : undefined,
    email: orNone(reporter.email),
    occupation: orNone(reporter.occupation),
  });
  const type = report.elements.get('reporting_person')?.type;
  // Other versions of the schema lack some of these, and what they lack is not asked for.
  return Object.fromEntries(
    Object.entries(person).filter(([name]) => type?.kind === 'complex' && type.elements.has(name)),
  );
}

function addressOf(reporter: Reporter, data: ProfileData): Tree | undefined {
  if (!reporter.address) return undefined;
  return filled({
    address_type: data.contactTypes[reporter.address_type ?? ''] ?? '-',
    address: reporter.address,
    town: orNone(reporter.town),
    city: orNone(reporter.city),
    zip: orNone(reporter.zip),
    country_code: orNone(reporter.country),
    state: orNone(reporter.state),
  });
}

const SETTINGS: Readonly<Record<string, string>> = {
  title: 'title_name',
  birthdate: 'birth_date',
  passport_country: 'pasport_country',
  nationality1: 'nationality',
  phones: 'phone_number',
  tph_contact_type: 'phone_type',
  tph_communication_type: 'communication_type',
  tph_country_prefix: 'phone_prefix',
  tph_number: 'phone_number',
  addresses: 'address',
  location: 'address',
  country_code: 'country',
};

/** The field of the settings that an element comes from. */
function settingOf(path: string): string {
  const last = path.split('/').at(-1) ?? path;
  return SETTINGS[last] ?? last;
}
