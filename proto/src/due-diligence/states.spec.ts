import { describe, expect, it } from '@jest/globals';
import { DOCUMENTS } from '../documents/catalogue.js';
import { say } from '../texts/phrase.js';
import { DUE_DILIGENCE_TYPES, REQUIREMENTS, uploadErrors } from './documents.js';
import { formProgress } from './progress.js';
import {
  canAnswer,
  canDelete,
  canReview,
  canSubmit,
  canUpload,
  isLinkDead,
  STATUSES,
  shownStatus,
} from './statuses.js';

const held = (rule: (status: (typeof STATUSES)[number]) => boolean) => STATUSES.filter(rule);

describe('the states of a due diligence', () => {
  it('let a visitor write while it is a draft or was sent back, staff until it is approved', () => {
    expect(held((status) => canAnswer(status, 'visitor'))).toEqual(['draft', 'rejected']);
    expect(held((status) => canAnswer(status, 'staff'))).toEqual(['draft', 'rejected', 'submitted']);
    expect(held(canSubmit)).toEqual(['draft', 'rejected']);
    expect(held((status) => canUpload(status, 'visitor'))).toEqual(['draft', 'rejected']);
    expect(held(isLinkDead)).toEqual(['approved', 'SIGNED']);
  });

  it('leave nothing to change once it is signed', () => {
    expect(canUpload('SIGNED', 'staff')).toBe(false);
    expect(canDelete('SIGNED', 'rejected', 'staff')).toBe(false);
    expect(canReview('SIGNED', 'pending')).toBe(false);
  });

  it('let a visitor delete no accepted document, and nobody decide on one twice', () => {
    expect(canDelete('draft', 'pending', 'visitor')).toBe(true);
    expect(canDelete('draft', 'approved', 'visitor')).toBe(false);
    expect(canDelete('submitted', 'pending', 'visitor')).toBe(false);
    expect(canReview('submitted', 'approved')).toBe(false);
    expect(canReview('submitted', 'rejected')).toBe(true);
  });

  it('are shown as created until somebody has saved', () => {
    expect(shownStatus('draft', false)).toBe('created');
    expect(shownStatus('draft', true)).toBe('draft');
    expect(shownStatus('submitted', true)).toBe('submitted');
  });
});

describe('the documents of a due diligence', () => {
  it('are the thirteen types, with the ages that the sentences say', () => {
    expect(DUE_DILIGENCE_TYPES).toHaveLength(13);
    const text = REQUIREMENTS.map(say).join(' ');
    for (const months of [DOCUMENTS.cert_excerpt_from_register, DOCUMENTS.director_register, DOCUMENTS.privacy_policy])
      expect(text).toContain(`not older than ${months.maxAgeMonths} months`);
  });

  it('of a person say whose they are, all others do not', () => {
    expect(Object.keys(uploadErrors({ doc_type: 'proof_of_address' }))).toEqual(['dueDiligenceElement']);
    expect(uploadErrors({ doc_type: 'proof_of_address', element: 'one' })).toEqual({});
    expect(Object.keys(uploadErrors({ doc_type: 'structure_chart', element: 'one' }))).toEqual(['dueDiligenceElement']);
  });
});

it('progress counts what is asked for, section by section', () => {
  const progress = formProgress({ us_applicant: 'NO' }, [
    { type: 'director', values: { full_name: 'Ana Pietersz' } },
    { type: 'director', values: {} },
  ]);
  expect(progress.map(({ section }) => section)).toHaveLength(8);
  expect(progress.find(({ section }) => section === 'director')).toEqual({
    section: 'director',
    answered: 1,
    asked: 26,
  });
  expect(progress.find(({ section }) => section === 'fatca')).toEqual({ section: 'fatca', answered: 1, asked: 3 });
  expect(progress.find(({ section }) => section === 'shareholder')?.asked).toBe(0);
});
