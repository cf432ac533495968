import { LIMITS } from '../rules/limits.js';
import { kindLabels, labels, options, secondNumberLabels } from '../texts/labels.js';
import { recordTexts } from '../texts/records.js';
import { record } from './model/definition.js';
import { is } from './model/facts.js';
import { choice, country, date, text, when } from './model/field.js';
import { address } from './model/groups.js';
import { digits, length, notFuture, notPast, within } from './model/rules.js';
import { fullName } from './model/titles.js';

const name = within(LIMITS.name, recordTexts.nameLength);
const notLater = [notFuture(recordTexts.issuedInFuture)];
const issued = { missing: recordTexts.provideDateIssued, rules: notLater };
const expiry = { missing: recordTexts.provideDateExpiry, rules: [notPast(recordTexts.expiryInPast)] };

export const personFields = {
  firstName: text(labels.first_name, { required: recordTexts.firstNameRequired, rules: [name] }),
  lastName: text(labels.last_name, { required: recordTexts.lastNameRequired, rules: [name] }),
  title: choice(labels.title, options.title),
  location_type: choice(labels.residence, options.residence),
  dateOfBirth: date(labels.date_of_birth, { rules: [notFuture(recordTexts.birthInFuture)] }),
  placeofBirth: text(labels.place_of_birth),
  passportNumber: text(labels.passport_number, {
    rules: [within(LIMITS.passportNumber, recordTexts.passportNumberLength)],
  }),
  passportCountry: country(labels.passport_country),
  dateIssued: date(labels.date_issued, issued),
  dateExpiry: date(labels.date_expiry, expiry),
  tinNumber: text(labels.tin, {
    rules: [digits(recordTexts.tinDigits), length(LIMITS.tinDigits, LIMITS.tinDigits, recordTexts.tinLength)],
  }),
  ...address,
  address_date_issues: date(labels.address_date, { rules: notLater }),
  ...when(is('location_type', 'abroad'), {
    secondPassportType: choice(labels.second_document, options.second_document),
    secondPassportNumber: text(labels.second_number, {
      labelFor: (values) => secondNumberLabels[values.secondPassportType as keyof typeof secondNumberLabels],
      missing: recordTexts.provideIdNumber,
      rules: [within(LIMITS.idNumber, recordTexts.idNumberLength)],
    }),
    secondPassportCountry: country(labels.second_country),
    secondDateIssued: date(labels.second_issued, issued),
    secondDateExpiry: date(labels.second_expiry, expiry),
  }),
};

/** An official, a director or another natural person of the file. */
export const person = record({
  label: kindLabels.person,
  fields: personFields,
  section: { byLink: { mbd_related: 'mbd', share_holder_related: 'ubo', ubo_related: 'ubo' }, otherwise: 'ubo' },
  links: { mbd_related: 'md', share_holder_related: 'shareholder', ubo_related: 'ubo' },
  needsParent: true,
  title: fullName('firstName', 'lastName'),
});
