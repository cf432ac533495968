import type * as source from '../../texts/billing.js';
import type { Translation } from '../../texts/define.js';

export const billing: Translation<typeof source.billing> = {
  types: {
    given: 'Gegeven',
    deposit: 'Storting',
    subscription: 'Abonnement',
    conversion: 'Conversie',
    refund: 'Terugbetaling',
  },
  entries: {
    given: 'Credits van de beheerder',
    subscription: 'Abonnement voor {{0}} dagen en {{1}} rijen',
    covered: '{{0}} rijen uit het abonnement',
    paid: '{{0}} rijen: {{0}} x {{1}}',
    partly: '{{0}} rijen: {{1}} uit het abonnement, {{2}} x {{3}}',
    refund: 'Het geconverteerde bestand was beschadigd',
  },
  errors: {
    checkValue: 'Controleer de opgegeven waarde',
    periodBackwards: 'De laatste dag mag niet voor de eerste liggen',
  },
};
