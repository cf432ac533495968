import { describe, expect, it } from '@jest/globals';
import { intakeOf } from './intake.js';
import { type FiledRecord, prefilled } from './prefill.js';
import { formProgress } from './progress.js';
import { changedIntake, changedSince } from './refresh.js';

const record = (kind: string, id: string, values: object, links = {}): FiledRecord => ({
  kind,
  id,
  links,
  values: values as FiledRecord['values'],
});
const SARA = {
  firstName: 'Sara',
  lastName: 'van der Berg',
  dateOfBirth: '1980-02-03',
  placeofBirth: 'Netherlands',
  address_line_1: 'Kaya Flamboyan 1',
  location_type: 'abroad',
  secondPassportType: 'id_card',
  secondPassportNumber: 'NX-998877665',
  secondPassportCountry: 'NL',
};
const FILE = [
  record('company', 'c', { name: 'Palmera N.V.', chamber_of_commerce: '12345', address_country: 'CW' }),
  record('shareholder', 's', { shareholder_type: 'person', percentage_held: 40 }),
  record('ubo', 'u', SARA, { share_holder_related: 's' }),
  record('ubo', 'b', { ...SARA, percentage_held: 30 }),
  record('shareholder', 'e', { shareholder_type: 'entity', percentage_held: 60 }),
  record('entity', 'h', { name: 'Holding B.V.' }, { share_holder_related: 'e' }),
  record('shareholder', 'n', { percentage_held: 100 }, { share_holder_related: 'e' }),
  record('ubo', 'x', SARA, { share_holder_related: 'n' }),
  record('md', 'm', { entity_type: 'person' }),
  record('person', 'p', SARA, { mbd_related: 'm' }),
  record('kyc_file', 'f', {}, { person: 'p' }),
];

describe('a refresh request', () => {
  it('is filled in from the client file, holder by holder', () => {
    expect(prefilled(FILE).map(({ type, record: of }) => [type, of])).toEqual([
      ['company', 'c'],
      ['shareholder', 'u'],
      ['beneficiary', 'b'],
      ['corporate_shareholder', 'h'],
      ['director', 'p'],
    ]);
    const [company, holder] = prefilled(FILE);
    expect(company?.answers).toEqual({
      company_name: 'Palmera N.V.',
      registration_number: '12345',
      registration_country: 'CW',
    });
    expect(holder?.answers).toMatchObject({
      full_name: 'Sara van der Berg',
      place_of_birth: 'NL',
      amount_of_shares_holding: 40,
    });
  });

  it('says what the file says when it is read back', () => {
    for (const { type, answers, record: of } of prefilled(FILE)) {
      const { values } = FILE.find(({ id }) => id === of) as FiledRecord;
      expect(values).toMatchObject(intakeOf(type, answers).values);
    }
  });

  it('brings into the file only what changed', () => {
    const [, holder] = prefilled(FILE);
    const { type, answers } = holder as (typeof FILE)[number] & { type: 'shareholder'; answers: typeof SARA };
    const now = { ...answers, residential_address: 'Scharlooweg 12 to 14\nWillemstad', amount_of_shares_holding: 45 };
    expect(changedSince(answers, now)).toEqual(['residential_address', 'amount_of_shares_holding']);
    const intake = changedIntake(type, answers, now);
    expect(intake.values).toEqual({ address_line_1: 'Scharlooweg 12 to 14', address_line_2: 'Willemstad' });
    expect(intake.holding?.values).toEqual({ percentage_held: 45 });
    expect(changedIntake(type, answers, answers)).toMatchObject({ values: {}, holding: { values: {} } });
  });

  it('counts an answer once somebody has changed or confirmed it, and only where it is asked for', () => {
    const values = { full_name: 'Sara Holm', date_of_birth: '1980-02-03' };
    const answered = (told?: string[], sections = ['director']) =>
      formProgress({}, [{ type: 'director', values, told }], { sections, told: [] }).find(
        ({ section }) => section === 'director',
      );
    expect(answered([])).toMatchObject({ answered: 0, asked: 13 });
    expect(answered(['full_name'])).toMatchObject({ answered: 1 });
    expect(answered()).toMatchObject({ answered: 2 });
    expect(answered([], ['company'])).toMatchObject({ asked: 0 });
  });
});
