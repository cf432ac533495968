import { request } from '@playwright/test';
import { approveAll, idOf, newAccountHolder, newCompany, save } from './client-file';
import { newAdministrator, type Person } from './people';
import { type Answer, post } from './system';

const baseURL = process.env.DOSSIER_URL ?? 'http://localhost:8080';

/** Of the sample list that comes with the product; misspelt. */
export const MISSPELT = { firstname: 'Viktor', surname: 'Melnikof', dob: '1961-04-17', nationality: 'RU' };
export const NOBODY = { firstname: 'Hanna', surname: 'Vandermolenbroek', dob: '1990-02-03', nationality: 'NL' };

/** Names beside that of the sample list, so that a search finds several. */
const OWN_LIST = [
  'name,type,date_of_birth,nationality,aliases,note',
  'Viktor Melnikov,person,1972,,Vitya Melnikov,Came with a forged statement',
  'Victoria Melnikova,person,1961-04-17,RU,,',
].join('\n');

export type ScreenedClient = { administrator: Person; client: string; director: string };

/** A client that allows screening, with one managing director who is complete enough to be screened. */
export async function screenedClient(): Promise<ScreenedClient> {
  const administrator = await newAdministrator();
  const { token } = administrator;
  const client = await newCompany(administrator, 'Harbour Trading International N.V.');
  const made = await post(
    'md/create',
    { company_id: client, location_type: 'local', entity_type: 'person', firstName: 'Viktor', lastName: 'Melnikov' },
    token,
  );
  const director = idOf(made, 'person');
  const fields = { dateOfBirth: '1961-04-17', passportCountry: 'RU' };
  await save(administrator, client, { kind: 'person', id: director, fields });
  await post(`update/kyc-review/${client}`, { sanction_screening_available: 'YES' }, token);
  await approveAll(administrator, client, 3);
  return { administrator, client, director };
}

/** An account holder whose UBO is listed, of another nationality than the list says. */
export async function ownedByMelnikov(): Promise<Omit<ScreenedClient, 'director'>> {
  const administrator = await newAdministrator();
  const client = await newAccountHolder(administrator, 'Rosa', 'Martina');
  await post(`update/kyc-review/${client}`, { sanction_screening_available: 'YES' }, administrator.token);
  const named = { company_id: client, firstName: 'Viktor', lastName: 'Melnikov' };
  const id = idOf(await post('ubo/create', named, administrator.token), 'ubo');
  const fields = { dateOfBirth: '1961-04-17', passportCountry: 'NL' };
  await save(administrator, client, { kind: 'ubo', id, fields });
  await approveAll(administrator, client, 2);
  return { administrator, client };
}

export const screen = ({ administrator, client }: ScreenedClient, subject: object): Promise<Answer> =>
  post('sanction-screening/create', { company_id: client, ...subject }, administrator.token);

export async function uploadOwnList({ token }: Person): Promise<void> {
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  try {
    const file = { name: 'watch-list.csv', mimeType: 'text/csv', buffer: Buffer.from(OWN_LIST) };
    const response = await context.post('/api/v1/sanction-lists/own/upload', {
      multipart: { title: 'Watch list', file },
      timeout: 60_000,
    });
    const answer = (await response.json()) as Answer;
    if (answer.status !== 'success') throw new Error(JSON.stringify(answer));
  } finally {
    await context.dispose();
  }
}
