import { approveAll, type Edit, idOf, newCompany, save, waiting } from './client-file';
import type { Person } from './people';
import { get, post } from './system';

const WORDS = 'Charters vessels, trades in marine equipment and holds participations in companies that do the same. ';
/** As long as its field takes. */
export const LONGEST = WORDS.repeat(20).slice(0, 2_000);

const edits = (ids: Record<string, string>): Edit[] => {
  const edit = (kind: string, fields: Record<string, unknown>): Edit => ({ kind, id: ids[kind] ?? '', fields });
  return [
    edit('entity', { name: 'Bergmann Holding B.V.', city: 'Rotterdam' }),
    edit('ubo', { percentage_held: 25, city: 'Willemstad', dateOfBirth: '1971-09-30' }),
    edit('shareholder', { percentage_held: 37.5 }),
    edit('md', { location_type: 'abroad' }),
    edit('subsidiary', { name: 'Adriatic Charter Services d.o.o.', last_annual_account_on_file: 2025 }),
    edit('account_number', { account_number: '000-482-771' }),
    edit('transaction_profile', {
      name_bank: 'Maduro & Curiel’s Bank',
      currency: 'USD',
      transaction_value_incoming: '10_001_50_000',
      incoming_counterparty: 'Bergmann Beheer B.V.',
    }),
    edit('company', { activity: LONGEST, listing_services: LONGEST }),
  ];
};

type Listed = { _id: string };

/** A client file with an approved record of every kind that has a comparison of its own, and a change of each that waits, by kind. */
export async function changesOfAllKinds(person: Person): Promise<{ company: string; changes: Record<string, string> }> {
  const { token } = person;
  const company = await newCompany(person, 'Adriatic Holdings N.V.');
  const create = (path: string, body: object) => post(`${path}/create`, { company_id: company, ...body }, token);
  const individual = { shareholder_type: 'person', percentage_held: 40, firstName: 'Johanna', lastName: 'Bergmann' };
  const held = await create('shareholder', individual);
  const owned = await create('shareholder', {
    shareholder_type: 'entity',
    percentage_held: 35,
    name: 'Bergmann Beheer B.V.',
  });
  const office = { location_type: 'local', entity_type: 'person', firstName: 'Marlon', lastName: 'Isenia' };
  const director = await create('md', office);
  await create('subsidiaries', { name: 'Adriatic Charter d.o.o.', last_annual_account_on_file: 2024, comment: null });
  await create('account-number', { account_number: '000-482-770' });
  await approveAll(person, company, 5);
  const file = await get(`get-kyc-files-info_2?company_id=${company}`, token);
  const first = (key: string) => (file[key] as Listed[])[0]?._id ?? '';
  const ids: Record<string, string> = {
    entity: idOf(owned, 'entity'),
    ubo: idOf(held, 'ubo'),
    shareholder: idOf(held, 'shareholder'),
    md: idOf(director, 'md'),
    subsidiary: first('subsidiaries'),
    account_number: first('account_number'),
    transaction_profile: first('transactional_profile'),
    company,
  };
  const wanted = edits(ids);
  for (const edit of wanted) await save(person, company, edit);
  const open = await waiting(person, company, wanted.length);
  const changeOf = (id: string | undefined) => open.find(({ object_id }) => object_id === id)?._id ?? '';
  return {
    company,
    changes: Object.fromEntries(Object.entries(ids).map(([kind, id]) => [kind, changeOf(id)])),
  };
}
