import { getClientFile } from '@dossier/proto/calls/kyc-client-file';
import { createScreening, saveScreening, screenPerson } from '@dossier/proto/calls/screenings';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { baseUrl } from '../support/api.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded, type Tenant } from '../support/people.js';
import { newClient, newDirector } from './clients.js';

const melnikov = { firstname: 'Viktor', surname: 'Melnikof', dob: '1961-04-17', nationality: 'RU' };

let tenant: Tenant;
let admin: Person;
let client: string;
let search_id: string;

beforeAll(async () => {
  tenant = await newTenant();
  admin = tenant.admin;
  client = await newClient(admin);
  search_id = succeeded(await admin.call(createScreening, { company_id: client, ...melnikov })).search_id;
});

const pdfOf = (by: Person, path: string) =>
  fetch(`${baseUrl()}${path}`, { headers: { authorization: `Bearer ${by.token}` } });

describe('a screening as PDF', () => {
  it('is a file of several kilobytes with a name that says what it is', async () => {
    const saved = succeeded(await admin.call(saveScreening, { search_id, sanctionIndex: 0 }));
    expect(saved.filename).toMatch(/^Sanction screening Viktor Melnikof \d{4}-\d\d-\d\d\.pdf$/);
    const response = await pdfOf(admin, saved.url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBe(saved.size);
  });

  it('keeps the name as it was typed, and refuses a time zone that is none (examination 14)', async () => {
    const typed = { ...melnikov, firstname: 'Siobhán (Sió)', surname: "O'Brien-D’Arcy" };
    const made = succeeded(await admin.call(createScreening, { company_id: client, ...typed }));
    const asked = { search_id: made.search_id, time_zone: 'America/Curacao' };
    const index = made.data.result.length > 0 ? { sanctionIndex: 0 } : {};
    const { filename, url } = succeeded(await admin.call(saveScreening, { ...asked, ...index }));
    expect(filename).toContain("Siobhán (Sió) O'Brien-D’Arcy");
    expect((await pdfOf(admin, url)).status).toBe(200);
    expectInvalid(await admin.call(saveScreening, { ...asked, time_zone: 'Nowhere/Land' }), 'time_zone');
  });

  it('is made of a screening without a match too', async () => {
    const nobody = { ...melnikov, firstname: 'Hanna', surname: 'Vandermolenbroek' };
    const made = succeeded(await admin.call(createScreening, { company_id: client, ...nobody }));
    const { url } = succeeded(await admin.call(saveScreening, { search_id: made.search_id }));
    expect((await pdfOf(admin, url)).status).toBe(200);
    const none = await admin.call(saveScreening, { search_id: made.search_id, sanctionIndex: 0 });
    expectFailure(none, 404, 'sanctions.match.not_found');
  });

  it("becomes the proposed file of the person's world-check document", async () => {
    const values = { firstName: 'Viktor', lastName: 'Melnikov', dateOfBirth: '1961-04-17', passportCountry: 'RU' };
    const person_id = await newDirector(admin, client, values);
    const made = succeeded(await admin.call(screenPerson, { person_id }));
    const input = { search_id: made.search_id, sanctionIndex: 0, person_id };
    const saved = succeeded(await admin.call(saveScreening, input));
    const file = succeeded(await admin.call(getClientFile, { company_id: client }));
    const documents = Object.values(file).flat() as { _id?: string; documentType?: unknown; file?: unknown }[];
    const document = documents.find(({ _id }) => _id === saved.kyc_file_id);
    expect(JSON.stringify(document)).toContain('world_check');
    expect(JSON.stringify(document)).toContain(saved.filename);
    const other = await newDirector(admin, client, { ...values, firstName: 'Oleg' });
    expectFailure(await admin.call(saveScreening, { ...input, person_id: other }), 404, 'sanctions.search.not_found');
  });

  it('is refused to the wrong person and the wrong input', async () => {
    const stranger = await newTenant();
    const url = `/api/v1/sanction-screening/${search_id}/pdf`;
    expectFailure(await stranger.admin.call(saveScreening, { search_id }), 404, 'sanctions.search.not_found');
    expect((await pdfOf(stranger.admin, url)).status).toBe(404);
    const trust = await addUser(tenant, 'TRUST_OFFICER');
    expectFailure(await trust.call(saveScreening, { search_id }), 403, 'permission.denied');
    expect((await pdfOf(trust, url)).status).toBe(403);
    expect((await fetch(`${baseUrl()}${url}`)).status).toBe(401);
    expectInvalid(await admin.call(saveScreening, {}), 'search_id');
    expectFailure(await admin.call(saveScreening, { search_id: UNKNOWN_ID }), 404, 'sanctions.search.not_found');
    expectInvalid(await admin.call(saveScreening, { search_id, sanctionIndex: -1 }), 'sanctionIndex');
    expect((await pdfOf(admin, `${url}?sanctionIndex=first`)).status).toBe(400);
    expect((await pdfOf(admin, `${url}?sanctionIndex=99`)).status).toBe(404);
    expect((await pdfOf(admin, url.replace(search_id, 'x'))).status).toBe(400);
  });
});
