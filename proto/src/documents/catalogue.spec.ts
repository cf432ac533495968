import { describe, expect, it } from '@jest/globals';
import { acceptAttribute, formatsOf, issueDateOf, isTooOld, mediaTypesOf } from './acceptance.js';
import { DOCUMENT_TYPES, documentEntry, isDocumentType, needs, titleOfDocument } from './catalogue.js';

describe('the document catalogue', () => {
  it('knows every type of the specification and nothing else', () => {
    expect(DOCUMENT_TYPES).toHaveLength(48);
    for (const name of ['revision', 'constructor', '', null, undefined]) {
      expect(isDocumentType(name)).toBe(false);
      expect(documentEntry(name)).toBeUndefined();
    }
  });

  it('knows the fields of each', () => {
    expect(needs('kyc-gaming-license', 'license_type')).toBe(true);
    expect(needs('kyc-aa-y2-12', 'fiscal_year_ending_on')).toBe(true);
    expect(needs('cosbaof', 'bank_name')).toBe(true);
    expect(needs('subsidiaries', 'year')).toBe(true);
    expect(needs('kyc-oc-6', 'dateIssued')).toBe(false);
    expect(needs(undefined, 'year')).toBe(false);
    expect(titleOfDocument('kyc-sr-7')).toBe("Shareholders' Register");
  });

  it('accepts pdf, and pictures only for the organization chart', () => {
    for (const type of DOCUMENT_TYPES.filter((each) => documentEntry(each)?.parent !== 'due_diligence')) {
      expect(formatsOf(type)).toEqual(type === 'kyc-oc-6' ? ['pdf', 'png', 'jpg', 'jpeg'] : ['pdf']);
    }
    expect(mediaTypesOf('kyc-oc-6')).toEqual(['application/pdf', 'image/png', 'image/jpeg']);
    expect(acceptAttribute()).toBe('.pdf,.png');
    expect(acceptAttribute('passport_file')).toBe('.pdf');
  });

  it.each([
    ['address_file', '2026-03-15', false],
    ['address_file', '2026-03-14', true],
    ['cert_excerpt_from_register', '2025-12-15', false],
    ['cert_excerpt_from_register', '2025-12-14', true],
    ['privacy_policy', '2025-06-14', true],
    ['passport_file', '1990-01-01', false],
  ])('%s of %s: too old is %p', (type, issued, expected) => {
    expect(isTooOld(type, issued, '2026-06-15')).toBe(expected);
  });

  it('takes the age of a proof of address from the address, of any other document from itself', () => {
    const [own, owner] = [{ dateIssued: '2026-01-01' }, { address_date_issues: '2026-02-02' }];
    expect(issueDateOf('address_file', {}, owner)).toBe('2026-02-02');
    expect(issueDateOf('privacy_policy', own, owner)).toBe('2026-01-01');
  });
});
