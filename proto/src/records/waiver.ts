import { titleOfDocument } from '../documents/catalogue.js';
import { documentTitles } from '../texts/documents.js';
import { kindLabels, labels } from '../texts/labels.js';
import { recordTexts } from '../texts/records.js';
import { record } from './model/definition.js';
import { choice, date, text } from './model/field.js';
import { length, notPast } from './model/rules.js';

/** An exception: a document that somebody in the file need not have until the end of a day. It counts once a second person approved it. */
export const waiver = record({
  label: kindLabels.waiver,
  fields: {
    document: choice(labels.waived_document, documentTitles, { fixed: true, required: recordTexts.waivedRequired }),
    until: date(labels.waived_until, {
      fixed: true,
      required: recordTexts.waivedUntilRequired,
      rules: [notPast(recordTexts.waivedInPast)],
    }),
    reason: text(labels.waiver_reason, {
      fixed: true,
      lines: true,
      required: recordTexts.waiverReasonRequired,
      rules: [length(10, 1_000, recordTexts.waiverReasonLength)],
    }),
  },
  section: {
    byLink: { person: 'owner', legalEntity: 'owner', ubo_related: 'ubo', subsidiary_id: 'subsidiary' },
    otherwise: 'general',
  },
  links: { person: 'person', legalEntity: 'entity', ubo_related: 'ubo', subsidiary_id: 'subsidiary' },
  title: (values) => titleOfDocument(typeof values.document === 'string' ? values.document : undefined),
});
