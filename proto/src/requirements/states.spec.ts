import { describe, expect, it } from '@jest/globals';
import { wholeNumbers } from '../../../scripts/random-numbers.mjs';
import { DOCUMENT_TYPES } from '../documents/catalogue.js';
import { missingFields, requiredDocuments } from '../records/completeness.js';
import type { Kind } from '../records/definitions.js';
import type { Links } from '../records/model/facts.js';
import type { FiledRecord } from '../records/model/filed.js';
import type { Plain } from '../records/model/json.js';
import { DEFAULT_POLICY } from './default-policy.js';
import { partiesOf } from './file.js';
import { policyOn } from './requirement.js';
import { isOpen, type RequirementState, requirementStates, type Waiver } from './states.js';

const TODAY = '2026-06-15';
const FILE = { filename: 'a.pdf', filesize: 1, serverName: 's', uploadDate: TODAY };
const record = (kind: Kind, id: string, values: Plain = {}, links: Links = {}): FiledRecord => ({
  kind,
  id,
  links,
  values,
});
const document = (documentType: string, values: Plain, links: Links = {}): FiledRecord => ({
  ...record('kyc_file', `${documentType}-${Object.values(links)[0] ?? ''}`, { file: FILE, ...values }, links),
  documentType,
});
const client = (values: Plain = {}): FiledRecord =>
  record('company', 'c', { company_type: 'corporate', location_type: 'abroad', ...values });
const states = (owner: FiledRecord, records: FiledRecord[], waivers: Waiver[] = []) =>
  requirementStates({ client: owner, records }, DEFAULT_POLICY, TODAY, waivers);
const of = (found: RequirementState[], requirement: string) => found.find((each) => each.requirement === requirement);

describe('what a client file must have', () => {
  it('is by default what the dashboard lacks, for every kind of client', () => {
    for (const company_type of ['corporate', 'account_holder'])
      for (const location_type of ['local', 'abroad'])
        for (const extension_profit_tax of [null, 'YES', 'NO']) {
          const values: Plain = {
            company_type,
            location_type,
            ...(extension_profit_tax ? { extension_profit_tax } : {}),
          };
          const facts = { today: TODAY, company: { company_type, location_type } };
          const lacking = missingFields('company', values, facts).map(({ field }) => `company.${field}`);
          const owed = states(record('company', 'c', values), [])
            .filter(({ requirement, state }) => requirement.startsWith('company.') && state === 'missing')
            .map(({ requirement }) => requirement)
            // Asked for when the client is made, so never empty later.
            .concat(company_type === 'account_holder' ? ['company.account_holder_type'] : []);
          expect(new Set(owed)).toEqual(new Set(lacking));
        }
  });

  it('asks every party for the documents of the catalogue', () => {
    const owners: FiledRecord[] = [
      record('person', 'p1', { location_type: 'local' }, { mbd_related: 'm' }),
      record('person', 'p2', { location_type: 'abroad' }, { share_holder_related: 's' }),
      record('ubo', 'u', { location_type: 'abroad' }),
      record('entity', 'e1', { supervised: true }, { mbd_related: 'm' }),
      record('entity', 'e2', {}, { share_holder_related: 's' }),
    ];
    const file = [record('md', 'm', { location_type: 'abroad' }), record('shareholder', 's'), ...owners];
    for (const owner of [client(), ...owners]) {
      const facts = {
        today: TODAY,
        links: owner.links,
        company: { company_type: 'corporate', location_type: 'abroad' },
      };
      const wanted = requiredDocuments(owner.kind, owner.values, facts, owner.kind === 'entity' ? 'abroad' : undefined);
      const asked = states(client(), file).filter(
        (each) => each.owner === owner.id && each.requirement.startsWith('document.'),
      );
      expect(asked.map(({ requirement }) => requirement.slice('document.'.length))).toEqual(
        DOCUMENT_TYPES.filter((type) => wanted.includes(type)),
      );
    }
  });

  it('tells a passport that expires, has expired, or is missing', () => {
    const passport = (dateExpiry: string) => {
      const person = record('person', 'p', { dateExpiry }, { mbd_related: 'm' });
      return of(states(client(), [person, document('passport_file', {}, { person: 'p' })]), 'document.passport_file');
    };
    expect(passport('2026-06-14')).toMatchObject({ state: 'expired' });
    expect(passport('2026-06-15')).toMatchObject({ state: 'expiring', until: '2026-06-15' });
    expect(passport('2026-07-15')).toMatchObject({ state: 'expiring', until: '2026-07-15' });
    expect(passport('2026-07-16')).toMatchObject({ state: 'ok', until: '2026-06-15' });
    const person = record('person', 'p', {}, { mbd_related: 'm' });
    expect(of(states(client(), [person]), 'document.passport_file')).toEqual({
      requirement: 'document.passport_file',
      owner: 'p',
      state: 'missing',
    });
  });

  it('tells a proof of address older than three months, and accounts of old years', () => {
    const person = (address_date_issues: string) =>
      record('person', 'p', { address_date_issues }, { mbd_related: 'm' });
    const proof = document('address_file', {}, { person: 'p' });
    expect(of(states(client(), [person('2026-03-14'), proof]), 'document.address_file')?.state).toBe('stale');
    expect(of(states(client(), [person('2026-05-30'), proof]), 'document.address_file')?.state).toBe('ok');
    const accounts = (year: number) =>
      of(
        states(client(), [document('kyc-aa-y1-12', { year, fiscal_year_ending_on: '2024-12-31' })]),
        'document.kyc-aa-y1-12',
      );
    expect([accounts(2024)?.state, accounts(2023)?.state]).toEqual(['ok', 'stale']);
  });

  it('counts the best of several documents, and a begun one as missing', () => {
    const licence = (id: string, expiration_date: string) => ({
      ...document('kyc-gaming-license', { license_type: 'B2B', dateIssued: '2020-01-01', expiration_date }),
      id,
    });
    const found = of(
      states(client(), [licence('old', '2025-01-01'), licence('new', '2030-01-01')]),
      'document.kyc-gaming-license',
    );
    expect(found).toMatchObject({ state: 'ok', document: 'new' });
    expect(of(states(client(), [document('kyc-gaming-license', {})]), 'document.kyc-gaming-license')?.state).toBe(
      'missing',
    );
  });

  it('takes a waiver until its last day, for what is owed and may be waived', () => {
    const waiver = (until: string, waived = 'kyc-ma-1') => [{ document: waived, owner: 'c', until }];
    expect(of(states(client(), [], waiver(TODAY)), 'document.kyc-ma-1')).toMatchObject({
      state: 'waived',
      until: TODAY,
    });
    expect(of(states(client(), [], waiver('2026-06-14')), 'document.kyc-ma-1')).toMatchObject({
      state: 'missing',
      lapsed: '2026-06-14',
    });
    expect(of(states(client(), [], waiver(TODAY, 'risk_level')), 'company.risk_level')?.state).toBe('missing');
    expect(of(states(client(), [], waiver(TODAY, 'kyc-ppa-2')), 'document.kyc-ma-1')?.state).toBe('missing');
    const there = document('kyc-ma-1', { dateIssued: '2026-01-01' });
    expect(of(states(client(), [there], waiver(TODAY)), 'document.kyc-ma-1')?.state).toBe('ok');
  });

  it.each(Array.from({ length: 200 }, (_, seed) => seed))(
    'is never more than before once something is added (seed %i)',
    (seed) => {
      const pick = wholeNumbers(seed);
      const parties = [
        record('person', 'p', { location_type: pick(2) ? 'abroad' : 'local' }, { mbd_related: 'm' }),
        record('ubo', 'u'),
      ];
      let file: FiledRecord[] = [record('md', 'm'), ...parties];
      let open = states(client(), file).filter(({ state }) => isOpen(state)).length;
      for (let turn = 0; turn < 25; turn++) {
        const type = DOCUMENT_TYPES[pick(DOCUMENT_TYPES.length)]!;
        const links = [{}, { person: 'p' }, { ubo_related: 'u' }][pick(3)]!;
        const values: Plain = pick(2)
          ? {}
          : { dateIssued: '2026-06-01', year: 2025, fiscal_year_ending_on: '2025-12-31' };
        file = [...file, document(type, { ...values, license_type: 'B2C', expiration_date: '2030-01-01' }, links)];
        const now = states(client(), file).filter(({ state }) => isOpen(state)).length;
        expect(now).toBeLessThanOrEqual(open);
        open = now;
      }
    },
  );
});

describe('the parties of a file', () => {
  it('are the client and whoever must have documents', () => {
    const file = [
      record('md', 'm'),
      record('shareholder', 's'),
      record('person', 'p', {}, { ubo_related: 'u' }),
      record('subsidiary', 'x'),
    ];
    expect(partiesOf(client(), file).map(({ role }) => role)).toEqual(['client', 'owner', 'subsidiary']);
  });
});

describe('versions of a policy', () => {
  it('hold from their start', () => {
    const version = (number: number, starts_on: string) => ({ version: number, starts_on, requirements: [] });
    const versions = [version(1, '2026-01-01'), version(3, '2026-06-01'), version(2, '2026-06-01')];
    expect(['2025-12-31', '2026-05-31', '2026-06-01'].map((day) => policyOn(versions, day)?.version)).toEqual([
      undefined,
      1,
      3,
    ]);
  });
});
