import { automaticReviewDate } from '../rules/review-dates.js';
import { companyLabels, kindLabels, labels, options } from '../texts/labels.js';
import { recordTexts } from '../texts/records.js';
import { record } from './model/definition.js';
import { type Condition, is } from './model/facts.js';
import { choice, date, optionally, text, when, year, yesNo } from './model/field.js';
import { address } from './model/groups.js';
import type { Json, Plain } from './model/json.js';
import { fullName, joined } from './model/titles.js';

const corporate = is('company_type', 'corporate');
const accountHolder = is('company_type', 'account_holder');
const onshoreOrAccountHolder: Condition = (values, facts) =>
  accountHolder(values, facts) || values.location_type !== 'abroad';
const reviewDate = (values: Plain): Json | undefined =>
  values.next_review_date_type === 'automatic'
    ? automaticReviewDate(values.previous_review_date, values.risk_level)
    : undefined;
const optional = { optional: true } as const;
const corporateNeeds = { optional: accountHolder };
const nameOf = joined('name');
const holderName = fullName('first_name', 'last_name');

/** The company review: what the dashboard shows of the client itself, and the listing of services. */
export const company = record({
  label: kindLabels.company,
  fields: {
    company_type: choice(companyLabels.company_type, options.company_type, {
      required: recordTexts.clientTypeRequired,
      fixed: true,
    }),
    ...when(corporate, {
      name: text(labels.name, { required: recordTexts.nameRequired }),
    }),
    ...when(accountHolder, {
      account_holder_type: choice(companyLabels.account_holder_type, options.account_holder_type, {
        required: recordTexts.accountHolderTypeRequired,
      }),
      first_name: text(labels.first_name, { required: recordTexts.clientFirstNameRequired }),
      last_name: text(labels.last_name, { required: recordTexts.clientLastNameRequired }),
    }),
    location_type: choice(companyLabels.location_type, options.company_location, {
      optional: true,
      required: (values) => (values.company_type === 'corporate' ? recordTexts.companyTypeRequired : undefined),
    }),
    chamber_of_commerce: text(companyLabels.chamber_of_commerce, optional),
    activity: text(companyLabels.activity, { ...optional, lines: true }),
    ...optionally(address),
    risk_level: choice(companyLabels.risk_level, options.risk_level),
    previous_review_date: date(companyLabels.previous_review_date),
    next_review_date: date(companyLabels.next_review_date, { calculated: reviewDate }),
    next_review_date_type: choice(companyLabels.next_review_date_type, options.review_date_type, optional),
    date_final_compliance_review: date(companyLabels.date_final_compliance_review),
    sanction_screening_available: yesNo(companyLabels.sanction_screening_available, optional),
    transaction_profile_report: yesNo(companyLabels.transaction_profile_report, optional),
    annual_account_conform_calendar_year: yesNo(companyLabels.annual_account_conform_calendar_year, optional),
    current_fiscal_year: year(companyLabels.current_fiscal_year, corporateNeeds),
    ...when(is('annual_account_conform_calendar_year', 'NO'), {
      fiscal_year_starts_on: date(companyLabels.fiscal_year_starts_on, optional),
      fiscal_year_ending_on: date(companyLabels.fiscal_year_ending_on, optional),
    }),
    last_annual_account_on_file: year(companyLabels.last_annual_account_on_file, corporateNeeds),
    last_board_meeting: date(companyLabels.last_board_meeting, { optional: onshoreOrAccountHolder }),
    last_filed_profit_tax_on_file: year(companyLabels.last_filed_profit_tax_on_file, corporateNeeds),
    extension_profit_tax: yesNo(companyLabels.extension_profit_tax, corporateNeeds),
    ...when(is('extension_profit_tax', 'YES'), {
      extension_up_till: date(companyLabels.extension_up_till, corporateNeeds),
    }),
    listing_services: text(companyLabels.listing_services, {
      optional: true,
      lines: true,
      permissions: { view: 'view_listing_service', update: 'update_listing_service' },
    }),
  },
  section: 'dashboard',
  links: {},
  title: (values) => nameOf(values) || holderName(values),
});
