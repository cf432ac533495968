import { print } from '@dossier/kit/print';
import type { DifferentRecord, FileDifference } from '@dossier/proto/calls/kyc-difference';
import { describe, expect, it } from '@jest/globals';
import { differenceDocument } from './difference-document.js';

const AT = new Date('2026-05-06T07:08:00Z');
const file = {
  filename: 'passport.pdf',
  filesize: 10,
  serverName: 's',
  uploadDate: '2026-05-01',
  sha256: 'ab'.repeat(32),
};
const changed = (title: string): DifferentRecord => ({
  kind: 'company',
  id: 'c',
  change: 'changed',
  title,
  fields: { risk_level: { current: 'low', new: 'high' }, next_review_date: { current: null, new: '2027-01-31' } },
});
const found = (records: DifferentRecord[]): FileDifference => ({
  company_id: 'c',
  company_name: 'Harbour Trading',
  from: { snapshot_id: 's', label: 'First', by: 'Ana Croes', at: '2026-01-02T03:04:00Z' },
  to: { at: AT.toISOString() },
  sections: records.length > 0 ? [{ section: 'dashboard', records }] : [],
});
const written = (records: DifferentRecord[], time_zone?: string): string =>
  JSON.stringify(
    differenceDocument({ found: found(records), by: 'Sam Super', ...(time_zone ? { time_zone } : {}) }, AT),
  );

describe('the difference of two states on paper', () => {
  it('says between what, who printed it and when', () => {
    const words = written([changed('Harbour Trading')], 'America/Curacao');
    expect(words).toContain('First, 2026-01-01 23:04 America/Curacao, made by Ana Croes');
    expect(words).toContain('Now, 2026-05-06 03:08 America/Curacao');
    expect(words).toContain('by Sam Super, 2026-05-06 03:08 America/Curacao');
  });

  it('has labels and values as people read them, a file with its checksum', () => {
    const added: DifferentRecord = {
      kind: 'kyc_file',
      id: 'f',
      change: 'added',
      title: 'Passport',
      within: 'Ana Croes',
      documentType: 'passport_file',
      fields: { file: { current: null, new: file } },
    };
    const words = written([changed('Harbour Trading'), added]);
    for (const each of ['Risk Level', 'Low', 'High', '31/01/2027', 'passport.pdf', `SHA-256 ${'ab'.repeat(16)} `])
      expect(words).toContain(each);
  });

  it('says so when nothing is different', () => {
    expect(written([])).toContain('No difference');
  });

  it('has a number on each of its pages', async () => {
    const many = Array.from({ length: 80 }, (_, at) => changed(`Record ${at}`));
    const bytes = await print(differenceDocument({ found: found(many), by: 'Sam Super' }, AT));
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5);
  });
});
