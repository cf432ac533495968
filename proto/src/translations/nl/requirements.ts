import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/requirements.js';

export const requirements: Translation<typeof source.requirements> = {
  title: 'Vereisten',
  complete: 'Alles wat vereist is zit in het dossier.',
  of: '{{0}}, {{1}}',
  states: {
    expired: 'Verlopen',
    stale: 'Te oud',
    expiring: 'Verloopt',
    missing: 'Ontbreekt',
    waived: 'Vrijgesteld',
    ok: 'In het dossier',
  },
  until: '{{0}} {{1}}',
  showAll: 'Alle {{0}} tonen',
  showFewer: 'Minder tonen',
  waivers: {
    ask: 'Vrijstelling vragen',
    askOf: 'Vrijstelling vragen: {{0}}',
    title: 'Vrijstelling: {{0}}',
    hint: 'Ze telt zodra een tweede persoon haar heeft goedgekeurd, tot en met haar laatste dag.',
    waits: 'Vrijstelling wacht op goedkeuring',
    withdraw: 'Vrijstelling intrekken',
    withdrawOf: 'Vrijstelling intrekken: {{0}}',
    withdrawText: 'Het document is weer vereist zodra een tweede persoon dit heeft goedgekeurd.',
    withdrawalWaits: 'Intrekking wacht op goedkeuring',
    asked: 'De vrijstelling wacht op goedkeuring',
    failed:
      'Er ging iets mis bij het vragen van de vrijstelling. Probeer het opnieuw of neem contact op met de helpdesk',
  },
  mail: {
    ends: {
      subject: '{{0}}: documenten moeten worden vernieuwd',
      intro: 'iets in het dossier van {{0}} is niet meer geldig, of straks niet meer:',
      expiring: '{{0}} van {{1}} is geldig tot {{2}}.',
      expired: '{{0}} van {{1}} was geldig tot {{2}}.',
      stale: '{{0}} van {{1}} is te oud.',
      lapsed: 'De vrijstelling van {{0}} voor {{1}} eindigde op {{2}}.',
      button: 'Het cliëntdossier openen',
    },
    review: {
      subject: 'Controle van {{0}} op {{1}}',
      ahead: 'de controle van het dossier van {{0}} is op {{1}}, binnen {{2}} dagen.',
      today: 'de controle van het dossier van {{0}} moet nu plaatsvinden.',
      button: 'Het cliëntdossier openen',
    },
  },
};
