import { approveAll, askRemoval, idOf, newCompany, save, uploadPdf, waiting } from './client-file';
import type { Person } from './people';
import { post } from './system';

const ELENA = {
  title: 'Director',
  location_type: 'abroad',
  dateOfBirth: '1980-04-12',
  placeofBirth: 'Sofia',
  passportNumber: 'BG1234567',
  passportCountry: 'BG',
  dateIssued: '2022-05-01',
  dateExpiry: '2032-05-01',
  tinNumber: '1234567890',
  address_line_1: '12 Vitosha Boulevard, floor 3',
  city: 'Sofia',
  address_country: 'BG',
  zip: '10000',
};

const COMPANY = {
  chamber_of_commerce: 'CC 120934',
  activity: 'Trading in marine equipment, and holding of participations in companies that charter vessels.',
  address_line_1: 'Schottegatweg Oost 44, unit 7',
  city: 'Willemstad',
  address_country: 'CW',
  risk_level: 'medium',
  previous_review_date: '2024-02-14',
  next_review_date_type: 'automatic',
  annual_account_conform_calendar_year: 'YES',
  current_fiscal_year: 2026,
  extension_profit_tax: 'NO',
};

export type FilledFile = {
  company: string;
  shareholder: string;
  director: string;
  official: string;
  /** A director whose removal waits, and the person, who has an edit that waits too. */
  leaving: string;
  leavingPerson: string;
  /** Changes that wait, by what they are about. */
  changes: Record<'company' | 'official' | 'newcomer' | 'removal' | 'passport', string>;
};

async function approved(maker: Person, checker: Person, name: string) {
  const { token } = maker;
  const company = await newCompany(maker, name);
  const create = (path: string, body: object) => post(`${path}/create`, { company_id: company, ...body }, token);
  const holding = { shareholder_type: 'person', percentage_held: 40, firstName: 'Johanna', lastName: 'Bergmann' };
  const shareholder = idOf(await create('shareholder', holding), 'shareholder');
  await create('shareholder', { shareholder_type: 'entity', percentage_held: 35.5, name: 'Bergmann Beheer B.V.' });
  const office = { location_type: 'abroad', entity_type: 'entity', name: 'Curaçao Corporate Directors N.V.' };
  const director = idOf(await create('md', office), 'md');
  const leaver = { location_type: 'local', entity_type: 'person', firstName: 'Marlon', lastName: 'Isenia' };
  const left = await create('md', leaver);
  const [leaving, leavingPerson] = [idOf(left, 'md'), idOf(left, 'person')];
  const official = idOf(
    await create('person', { mbd_related: director, firstName: 'Elena', lastName: 'Petrova' }),
    'person',
  );
  await save(
    maker,
    company,
    { kind: 'person', id: official, fields: ELENA },
    { kind: 'company', id: company, fields: COMPANY },
  );
  await uploadPdf(maker, { company_id: company, documentType: 'kyc-aoi-5' }, 'articles-of-incorporation.pdf');
  await approveAll(checker, company, 8);
  return { company, shareholder, director, official, leaving, leavingPerson };
}

/** A client file with approved records, and one change of each sort that waits. */
export async function filledFile(maker: Person, checker: Person, name: string): Promise<FilledFile> {
  const file = await approved(maker, checker, name);
  const { company, official, director, leaving, leavingPerson } = file;
  const activity = COMPANY.activity
    .replace('marine equipment', 'marine and offshore equipment')
    .replace('vessels', 'yachts');
  const edits = {
    kind: 'company',
    id: company,
    fields: { risk_level: 'high', activity, listing_services: 'Domiciliation' },
  };
  await save(maker, company, edits);
  await save(maker, company, {
    kind: 'person',
    id: official,
    fields: { city: 'Plovdiv', zip: '40000', tinNumber: null },
  });
  const newcomer = { company_id: company, mbd_related: director, firstName: 'Viktor', lastName: 'Ionescu' };
  const person = idOf(await post('person/create', newcomer, maker.token), 'person');
  await save(maker, company, { kind: 'person', id: leavingPerson, fields: { city: 'Willemstad' } });
  await askRemoval(maker, 'md', leaving);
  const fields = { company_id: company, documentType: 'passport_file', person: official };
  const passport = await uploadPdf(maker, fields, 'passport-elena-petrova.pdf');
  const open = await waiting(checker, company, 6);
  const changeOf = (id: string) => open.find(({ object_id }) => object_id === id)?._id ?? '';
  return {
    ...file,
    changes: {
      company: changeOf(company),
      official: changeOf(official),
      newcomer: changeOf(person),
      removal: changeOf(leaving),
      passport: changeOf(passport),
    },
  };
}
