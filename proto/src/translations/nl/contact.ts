import type * as source from '../../texts/contact.js';
import type { Translation } from '../../texts/define.js';

export const contact: Translation<typeof source.contact> = {
  title: 'Contact',
  hint: 'Schrijf ons. Wij antwoorden per e-mail.',
  fields: { name: 'Naam', email: 'E-mail', companyName: 'Naam van het bedrijf', message: 'Bericht' },
  submit: 'Versturen',
  fillAll: 'Vul alle velden in',
  tooLong: 'De invoer is te lang',
  failed: 'Uw bericht kon niet worden verstuurd. Probeer het opnieuw',
  sentTitle: 'Dank u',
  sent: 'Uw bericht is verstuurd. Wij antwoorden per e-mail.',
  another: 'Nog een bericht schrijven',
};
