import type { HttpCall } from '@dossier/proto/calls/call';
import { createFileSection } from '@dossier/proto/calls/kyc-files';
import { createAccountNumber, createSubsidiary, createUbo } from '@dossier/proto/calls/kyc-records';
import { made } from '../kyc/arranged.js';
import { upload, waiting } from '../kyc/upload.js';
import { newTenant, type Tenant } from '../support/people.js';
import {
  editOne,
  newClient,
  newDirector,
  newOfficial,
  newShareholder,
  notificationOf,
} from '../workflow/client-file.js';

/** A client file with records, documents and stored files in each section, and a change that waits. */
export type Arranged = Awaited<ReturnType<typeof arrange>>;

export async function arrange() {
  const tenant = await newTenant();
  const { admin } = tenant;
  const company = await newClient(admin, 'Palmera Matrix Ltd');
  const make = (call: HttpCall<unknown, object>, input: object, key: string): Promise<string> =>
    made(admin, call, { company_id: company, ...input }, key).then(({ id }) => id);
  const section = (input: object): Promise<string> => make(createFileSection, input, 'file');
  const ubo = await make(createUbo, { firstName: 'Ursula', lastName: 'Owner' }, 'ubo');
  const md = (await newDirector(admin, company)).id;
  const official = (await newOfficial(admin, company, md)).id;
  const change = await editOne(admin, company, 'company', company, { activity: 'Shipping' });
  const deniable = await editOne(admin, company, 'company', company, { city: 'Lisbon' });
  for (const waiting of [change, deniable]) await notificationOf(admin, 'forConfirmation', company, waiting);
  return {
    tenant,
    company,
    colleague: admin.id,
    ubo,
    md,
    official,
    change,
    deniable,
    account: await make(createAccountNumber, { account_number: '1' }, 'accountNumber'),
    shareholder: (await newShareholder(admin, company)).id,
    subsidiary: await make(createSubsidiary, { name: 'Palmera Trading Antilles' }, 'subsidiary'),
    document: await section({ documentType: 'scfba', bank_name: 'Coral Bank' }),
    ownersDocument: await section({ documentType: 'address_file', ubo_related: ubo }),
    officialsDocument: await section({ documentType: 'address_file', person: official }),
    stored: await storedFiles(tenant, company, { ubo, official }),
  };
}

/** Server names of a file in each section. */
async function storedFiles({ admin }: Tenant, company_id: string, at: { ubo: string; official: string }) {
  const put = async (place: Record<string, string>): Promise<string> =>
    waiting(await upload(admin, { company_id, ...place })).serverName;
  return {
    general: await put({ documentType: 'kyc-oc-6' }),
    ubo: await put({ documentType: 'passport_file', ubo_related: at.ubo }),
    mbd: await put({ documentType: 'passport_file', person: at.official }),
  };
}
