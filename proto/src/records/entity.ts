import { LIMITS } from '../rules/limits.js';
import { kindLabels, labels } from '../texts/labels.js';
import { recordTexts } from '../texts/records.js';
import { record } from './model/definition.js';
import { flag, text } from './model/field.js';
import { address } from './model/groups.js';
import { within } from './model/rules.js';
import { joined } from './model/titles.js';

/** A legal entity behind a managing director or a shareholder. */
export const entity = record({
  label: kindLabels.entity,
  fields: {
    name: text(labels.company_name, {
      required: recordTexts.companyNameRequired,
      rules: [within(LIMITS.entityName, recordTexts.entityNameLength)],
    }),
    supervised: flag(labels.supervised, { when: (_, facts) => !facts.links?.share_holder_related }),
    ...address,
  },
  section: { byLink: { mbd_related: 'mbd', share_holder_related: 'ubo' }, otherwise: 'ubo' },
  links: { mbd_related: 'md', share_holder_related: 'shareholder' },
  title: joined('name'),
});
