import { kindLabels, labels } from '../texts/labels.js';
import { record } from './model/definition.js';
import { percent } from './model/field.js';
import { fullName } from './model/titles.js';
import { personFields } from './person.js';

/** An ultimate beneficial owner: a person with a share, of the client itself or behind a shareholder. */
export const ubo = record({
  label: kindLabels.ubo,
  fields: {
    ...personFields,
    // Behind a shareholder the holding is already said there.
    percentage_held: percent(labels.percentage_held, {
      optional: (_, facts) => Boolean(facts.links?.share_holder_related),
    }),
  },
  section: 'ubo',
  links: { share_holder_related: 'shareholder' },
  title: fullName('firstName', 'lastName'),
});
