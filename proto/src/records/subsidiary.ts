import { kindLabels, labels } from '../texts/labels.js';
import { recordTexts } from '../texts/records.js';
import { record } from './model/definition.js';
import { comment, text, year } from './model/field.js';
import { joined } from './model/titles.js';

/** A company that the client owns, with the last of its annual accounts on file. */
export const subsidiary = record({
  label: kindLabels.subsidiary,
  fields: {
    name: text(labels.subsidiary_name, { required: recordTexts.nameRequired }),
    last_annual_account_on_file: year(labels.last_annual_account_on_file),
    comment: comment(labels.comment, { optional: true }),
    comment_by: text(labels.comment_by, { optional: true, fixed: true, authorOf: 'comment' }),
  },
  section: 'subsidiary',
  links: {},
  companyType: 'corporate',
  title: joined('name'),
});
