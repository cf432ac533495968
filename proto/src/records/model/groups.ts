import { LIMITS } from '../../rules/limits.js';
import { labels } from '../../texts/labels.js';
import { recordTexts } from '../../texts/records.js';
import { country, text } from './field.js';
import { length, within } from './rules.js';

/** The address every person, entity and company has. */
export const address = {
  address_line_1: text(labels.address_line_1, { rules: [within(LIMITS.address, recordTexts.addressLength)] }),
  address_line_2: text(labels.address_line_2, {
    optional: true,
    rules: [length(0, LIMITS.address.max, recordTexts.tooLong)],
  }),
  city: text(labels.city, { rules: [within(LIMITS.city, recordTexts.cityLength)] }),
  address_country: country(labels.country),
  zip: text(labels.zip, { rules: [length(LIMITS.zip, LIMITS.zip, recordTexts.zipLength)] }),
};
