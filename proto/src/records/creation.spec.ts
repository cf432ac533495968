import { describe, expect, it } from '@jest/globals';
import { sayAll } from '../texts/phrase.js';
import { checkCreation, planCreation } from './creation.js';

const context = { today: '2026-01-01' };

describe('creating', () => {
  it('an individual shareholder makes a UBO with it', () => {
    const given = { shareholder_type: 'person', percentage_held: 20, firstName: ' Ann ', lastName: 'Lee' };
    expect(planCreation('shareholder', given)).toEqual([
      { kind: 'shareholder', values: { shareholder_type: 'person', percentage_held: 20 } },
      { kind: 'ubo', values: { firstName: 'Ann', lastName: 'Lee' }, link: 'share_holder_related' },
    ]);
  });

  it.each([
    [
      'shareholder',
      { shareholder_type: 'entity', percentage_held: 5, name: 'Acme Holding' },
      'entity',
      'share_holder_related',
    ],
    ['md', { entity_type: 'entity', location_type: 'abroad', name: 'Acme Trust' }, 'entity', 'mbd_related'],
    [
      'md',
      { entity_type: 'person', location_type: 'local', firstName: 'Ann', lastName: 'Lee' },
      'person',
      'mbd_related',
    ],
  ] as const)('%s %j makes what stands behind it', (kind, given, behind, link) => {
    expect(planCreation(kind, given)[1]).toMatchObject({ kind: behind, link });
    expect(sayAll(checkCreation(kind, given, context))).toEqual({});
  });

  it.each([
    ['md', {}, { location_type: 'Location type is required', entity_type: 'Director type is required' }],
    [
      'md',
      { location_type: 'local', entity_type: 'person' },
      { firstName: 'First name is required', lastName: 'Last name is required' },
    ],
    ['md', { location_type: 'local', entity_type: 'entity' }, { name: 'Company name is required' }],
    [
      'shareholder',
      {},
      { shareholder_type: 'Shareholder type is required', percentage_held: 'Percentage of shares held is required' },
    ],
    [
      'shareholder',
      { shareholder_type: 'entity', percentage_held: 101 },
      { percentage_held: 'Percentage of shares held must be less than 100', name: 'Company name is required' },
    ],
    [
      'shareholder',
      { shareholder_type: 'person', percentage_held: 1, firstName: 'Ann', lastName: 'Lee', name: 'X' },
      { name: 'This field does not exist' },
    ],
    ['person', {}, { firstName: 'First name is required', lastName: 'Last name is required' }],
    ['subsidiary', {}, { name: 'Name is required' }],
  ] as const)('%s from %j is refused', (kind, given, errors) => {
    expect(sayAll(checkCreation(kind, given, context))).toEqual(errors);
  });

  it('keeps within what the other holders leave', () => {
    const given = { shareholder_type: 'entity', percentage_held: 30, name: 'Acme Holding' };
    expect(sayAll(checkCreation('shareholder', given, { ...context, remaining: 29.5 }))).toEqual({
      percentage_held: 'Percentage of shares held must be less than 29.5%',
    });
  });
});
