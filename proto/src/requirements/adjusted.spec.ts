import { describe, expect, it } from '@jest/globals';
import type { FiledRecord } from '../records/model/filed.js';
import { adjusted, type OwnRequirement } from './adjusted.js';
import { adjustmentErrors } from './check-adjustments.js';
import { DEFAULT_POLICY } from './default-policy.js';
import { requirementStates } from './states.js';

const TODAY = '2026-06-15';
const row = (id: string, changes: Parameters<typeof adjusted>[0]['changes'] = []) =>
  adjusted({ changes, own: [] }).find((each) => each.id === id);
const own = (more: Partial<OwnRequirement>): OwnRequirement => ({
  id: 'own.1',
  document: 'bank_reference_letter',
  for: {},
  lead_days: 30,
  ...more,
});

describe('the table as a tenant has changed it', () => {
  it('is the specification without changes', () => {
    expect(adjusted({ changes: [], own: [] })).toEqual(DEFAULT_POLICY.requirements);
  });

  it('loses a row that may go, and keeps one that the specification demands', () => {
    expect(row('document.kyc-ppa-2', [{ requirement: 'document.kyc-ppa-2', off: true }])).toBeUndefined();
    expect(row('document.address_file', [{ requirement: 'document.address_file', off: true }])).toBeDefined();
  });

  it('takes a shorter age, never a longer one', () => {
    const age = (max_age_months: number) =>
      row('document.address_file', [{ requirement: 'document.address_file', max_age_months }])?.max_age_months;
    expect([age(1), age(6)]).toEqual([1, 3]);
    expect(row('document.kyc-ma-1', [{ requirement: 'document.kyc-ma-1', max_age_months: 12 }])).toMatchObject({
      max_age_months: 12,
    });
  });

  it('asks for own documents of whom they are for', () => {
    const person: FiledRecord = { kind: 'person', id: 'p', links: { mbd_related: 'm' }, values: {} };
    const asked = (risk_level: string, requirement: OwnRequirement) => {
      const client: FiledRecord = {
        kind: 'company',
        id: 'c',
        links: {},
        values: { company_type: 'corporate', risk_level },
      };
      const requirements = adjusted({ changes: [], own: [requirement] });
      const states = requirementStates({ client, records: [person] }, { requirements }, TODAY);
      return states.some((each) => each.requirement === 'own.1');
    };
    const highRisk = own({ for: { risk_level: ['high'], company_type: [] } });
    expect([asked('high', highRisk), asked('low', highRisk)]).toEqual([true, false]);
    expect(asked('high', own({ for: { role: ['owner'] } }))).toBe(false);
  });

  it('counts a document once that several rows ask for: as the strictest says', () => {
    const client: FiledRecord = { kind: 'company', id: 'c', links: {}, values: { company_type: 'corporate' } };
    const file = { filename: 'a.pdf', filesize: 1, serverName: 's', uploadDate: TODAY };
    const held: FiledRecord = {
      kind: 'kyc_file',
      id: 'd',
      links: {},
      documentType: 'kyc-ma-1',
      values: { file, dateIssued: '2026-01-01' },
    };
    const strict = own({ document: 'kyc-ma-1', max_age_months: 2 });
    const states = (records: FiledRecord[]) =>
      requirementStates({ client, records }, { requirements: adjusted({ changes: [], own: [strict] }) }, TODAY).filter(
        ({ requirement }) => requirement === 'own.1' || requirement === 'document.kyc-ma-1',
      );
    expect(states([held])).toMatchObject([{ requirement: 'own.1', state: 'stale' }]);
    expect(states([])).toMatchObject([{ requirement: 'document.kyc-ma-1', state: 'missing' }]);
  });
});

describe('what a tenant may change', () => {
  it('is what the specification leaves open', () => {
    const changes = [
      { requirement: 'document.kyc-ppa-2', off: true },
      { requirement: 'document.passport_file', lead_days: 60 },
    ];
    expect(adjustmentErrors({ changes, own: [own({ for: { role: ['official'] } })] })).toEqual({});
  });
});
