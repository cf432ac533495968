import { describe, expect, it } from '@jest/globals';
import { isPhrase, say } from '../texts/phrase.js';
import { definitionOf, definitions, FILE_KINDS, isKind, KINDS, type Kind } from './definitions.js';
import { changeFlags, FILE_KEYS, objectTypeOf } from './wire-names.js';

const ADDRESS = 'address_line_1 address_line_2 city address_country zip';
const PERSON = `firstName lastName dateOfBirth placeofBirth passportNumber passportCountry dateIssued dateExpiry tinNumber ${ADDRESS}
  address_date_issues title location_type secondPassportType secondPassportNumber secondPassportCountry secondDateIssued secondDateExpiry`;
const FINDINGS =
  'sanctions_found pep_found relevant_adverse_information_found sanctions_comment pep_comment relevant_adverse_information_comment';
const names = (list: string): string[] => list.trim().split(/\s+/).sort();

/** The fields of document 2, section 3. */
const SPECIFIED: Record<Kind, string> = {
  company: `company_type location_type account_holder_type name first_name last_name chamber_of_commerce activity ${ADDRESS} risk_level
    previous_review_date next_review_date next_review_date_type date_final_compliance_review sanction_screening_available
    transaction_profile_report annual_account_conform_calendar_year current_fiscal_year fiscal_year_starts_on fiscal_year_ending_on
    last_annual_account_on_file last_board_meeting last_filed_profit_tax_on_file extension_profit_tax extension_up_till listing_services`,
  person: PERSON,
  ubo: `${PERSON} percentage_held`,
  entity: `name supervised ${ADDRESS}`,
  shareholder: 'shareholder_type percentage_held',
  md: 'location_type entity_type',
  // With its author, which nobody enters.
  subsidiary: 'name last_annual_account_on_file comment comment_by',
  account_number: 'account_number',
  transaction_profile: `account_number currency name_bank transaction_value_incoming transaction_value_outgoing
    monthly_turnover_incoming monthly_turnover_outgoing monthly_frequency_of_transaction_incoming
    monthly_frequency_of_transaction_outgoing expected_transaction_incoming_info expected_transaction_outgoing_info
    outgoing_counterparty outgoing_counterparty_2 outgoing_counterparty_3 incoming_counterparty incoming_counterparty_2
    incoming_counterparty_3 comments`,
  kyc_file: `file bank_name dateIssued license_type expiration_date year fiscal_year_ending_on comment_data_handler comment_supervisor
    comment_compliance_officer ${FINDINGS} ${FINDINGS.replace(/(\S+)/g, '$1_supervisor')} ${FINDINGS.replace(/(\S+)/g, '$1_compliance')}`,
  revision: 'label comment',
  // Ours: see ADR 38.
  waiver: 'document until reason',
};

describe('the kinds', () => {
  it.each(KINDS)('%s has the specified fields and no other', (kind) => {
    expect(Object.keys(definitions[kind].fields).sort()).toEqual(names(SPECIFIED[kind]));
  });

  it('give every field a label and every required field a sentence', () => {
    for (const kind of KINDS) {
      for (const field of Object.values(definitionOf(kind).fields)) {
        expect(say(field.label)).toMatch(/\S/);
        if (isPhrase(field.required)) expect(say(field.required)).toMatch(/required|provide|fill in/);
      }
    }
  });

  it('are known by name, and nothing else is', () => {
    expect(KINDS.every(isKind)).toBe(true);
    for (const name of ['snapshot', 'toString', '', null, 1]) expect(isKind(name)).toBe(false);
  });

  it('point only at kinds that exist', () => {
    for (const kind of KINDS) expect(Object.values(definitionOf(kind).links).every(isKind)).toBe(true);
  });
});

it('names on the wire are those of the specification', () => {
  expect(new Set(Object.values(FILE_KEYS)).size).toBe(FILE_KINDS.length);
  expect(KINDS.map(objectTypeOf).filter(Boolean).sort()).toEqual(
    names('transaction_profile account_number share_holder_related mbd_related kyc_review'),
  );
  expect(changeFlags('entity', 'x', ['name'])).toEqual({ legalEntity: 'x' });
  expect(changeFlags('company', 'x', ['listing_services'])).toEqual({ kyc_review: 'x', listingService: 'x' });
});
