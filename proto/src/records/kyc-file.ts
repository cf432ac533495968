import { type Extra, needs, titleOfDocument } from '../documents/catalogue.js';
import { LIMITS } from '../rules/limits.js';
import { yearsMatch } from '../rules/years.js';
import { kindLabels, fileLabels as labels, levelLabels, options } from '../texts/labels.js';
import type { FieldErrors } from '../texts/phrase.js';
import { recordTexts } from '../texts/records.js';
import { record } from './model/definition.js';
import type { Condition } from './model/facts.js';
import { choice, comment, date, file, optionally, text, when, year, yesNo } from './model/field.js';
import { commentAtLevel, perRole } from './model/levels.js';
import { notFuture, within } from './model/rules.js';

const asks =
  (extra: Extra): Condition =>
  (_, facts) =>
    needs(facts.documentType, extra);
const worldCheck: Condition = (_, facts) => facts.documentType === 'world_check';

/** A document of the file: of the client, or of one person, entity, UBO or subsidiary. Its type decides which of the fields it has. */
export const kycFile = record({
  label: kindLabels.kyc_file,
  fields: {
    file: file(labels.file),
    bank_name: text(labels.bank_name, {
      when: asks('bank_name'),
      required: recordTexts.bankNameRequired,
      rules: [within(LIMITS.bankName, recordTexts.bankNameLength)],
    }),
    dateIssued: date(labels.dateIssued, {
      when: asks('dateIssued'),
      labelFor: (_, { documentType }) => (documentType === 'kyc-reftcoc-5-2' ? labels.incorporation_date : undefined),
      rules: [notFuture(recordTexts.issuedInFuture)],
    }),
    expiration_date: date(labels.expiration_date, { when: asks('expiration_date') }),
    license_type: choice(labels.license_type, options.license_type, { when: asks('license_type') }),
    year: year(labels.year, { when: asks('year') }),
    fiscal_year_ending_on: date(labels.fiscal_year_ending_on, { when: asks('fiscal_year_ending_on') }),
    ...when(
      worldCheck,
      perRole(
        {
          sanctions_found: yesNo(labels.sanctions_found, { optional: true }),
          sanctions_comment: comment(labels.sanctions_comment, { optional: true }),
          pep_found: yesNo(labels.pep_found, { optional: true }),
          pep_comment: comment(labels.pep_comment, { optional: true }),
          relevant_adverse_information_found: yesNo(labels.relevant_adverse_information_found, { optional: true }),
          relevant_adverse_information_comment: comment(labels.relevant_adverse_information_comment, {
            optional: true,
          }),
        },
        levelLabels,
      ),
    ),
    ...optionally({
      comment_data_handler: commentAtLevel('account_manager', comment(labels.comment_data_handler)),
      comment_supervisor: commentAtLevel('supervisor', comment(labels.comment_supervisor)),
      comment_compliance_officer: commentAtLevel('compliance', comment(labels.comment_compliance_officer)),
    }),
  },
  section: {
    byLink: { person: 'owner', legalEntity: 'owner', ubo_related: 'ubo', subsidiary_id: 'subsidiary' },
    otherwise: 'general',
  },
  links: { person: 'person', legalEntity: 'entity', ubo_related: 'ubo', subsidiary_id: 'subsidiary' },
  title: (_, { documentType }) => titleOfDocument(documentType),
  check: (values): FieldErrors =>
    yearsMatch(values.year, values.fiscal_year_ending_on) ? {} : { year: recordTexts.yearsDoNotMatch },
});
