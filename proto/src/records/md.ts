import { kindLabels, labels, options } from '../texts/labels.js';
import { recordTexts } from '../texts/records.js';
import { record } from './model/definition.js';
import { choice } from './model/field.js';
import { optionLabel } from './model/titles.js';

/**
 * A managing director: a link to the person or the entity that holds the office. The person, or the entity with its officials and
 * shareholders, are records of their own that point here.
 */
export const md = record({
  label: kindLabels.md,
  fields: {
    location_type: choice(labels.origin, options.company_location, { required: recordTexts.locationTypeRequired }),
    entity_type: choice(labels.director_type, options.director_type, {
      required: recordTexts.directorTypeRequired,
      fixed: true,
    }),
  },
  section: 'mbd',
  links: { share_holder_related: 'shareholder' },
  companyType: 'corporate',
  title: optionLabel('entity_type', options.director_type, kindLabels.md),
});
