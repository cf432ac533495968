import { kindLabels, labels } from '../texts/labels.js';
import { recordTexts } from '../texts/records.js';
import { record } from './model/definition.js';
import { comment, text } from './model/field.js';
import { joined } from './model/titles.js';

/** A stored state of the whole client file (a snapshot). Neither it nor what it froze is ever edited. */
export const revision = record({
  label: kindLabels.revision,
  fields: {
    label: text(labels.revision_label, { required: recordTexts.revisionLabelRequired, fixed: true }),
    comment: comment(labels.comment, { optional: true, fixed: true }),
  },
  section: 'history',
  links: {},
  title: joined('label'),
});
