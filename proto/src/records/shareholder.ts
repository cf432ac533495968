import { kindLabels, labels, options } from '../texts/labels.js';
import { recordTexts } from '../texts/records.js';
import { record } from './model/definition.js';
import { choice, percent } from './model/field.js';
import { optionLabel } from './model/titles.js';

/**
 * A holding in the client, in the entity behind another shareholder, or in the one behind a managing director. Who holds it is a record of its own that points here: UBOs for an individual; an entity and its managing directors for a
 * corporate holder.
 */
export const shareholder = record({
  label: kindLabels.shareholder,
  fields: {
    shareholder_type: choice(labels.shareholder_type, options.shareholder_type, {
      required: recordTexts.shareholderTypeRequired,
      fixed: true,
    }),
    percentage_held: percent(labels.percentage_held, { required: recordTexts.percentageRequired }),
  },
  section: { byLink: { mbd_related: 'mbd', share_holder_related: 'ubo' }, otherwise: 'ubo' },
  links: { mbd_related: 'md', share_holder_related: 'shareholder' },
  companyType: 'corporate',
  title: optionLabel('shareholder_type', options.shareholder_type, kindLabels.shareholder),
});
