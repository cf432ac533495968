import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/mails.js';

export const mailsScreen: Translation<typeof source.mailsScreen> = {
  title: 'E-mails',
  sending: 'E-mails worden verstuurd',
  sendingHint:
    'Uitgeschakeld wachten alle e-mails hier, behalve die voor de beveiliging: aanmelden, uitnodigingen, wachtwoorden en adressen.',
  held: 'E-mails worden vastgehouden. Die voor de beveiliging gaan wel uit.',
  switchedOn: 'E-mails worden weer verstuurd',
  switchedOff: 'E-mails worden vastgehouden',
  notSent: 'Nog niet verstuurd',
  to: 'Aan',
  occasion: 'Aanleiding',
  state: 'Status',
  since: 'Sinds',
  tries: 'Pogingen',
  reason: 'Reden',
  action: 'Actie',
  retry: 'Opnieuw proberen',
  retried: 'Het wordt opnieuw verstuurd',
  empty: 'Alle e-mails zijn verstuurd',
  failed: 'De e-mails konden niet worden geladen',
  states: { failed: 'Opgegeven', waiting: 'Wacht', held: 'Vastgehouden' },
  kinds: {
    locked: 'Account vergrendeld',
    registered_again: 'Opnieuw geregistreerd',
    verify: 'Adres te bevestigen',
    reset: 'Wachtwoord opnieuw instellen',
    invite: 'Uitnodiging',
    password_changed: 'Wachtwoord gewijzigd',
    email_changed: 'Adres gewijzigd',
    recovery_used: 'Herstelcode gebruikt',
    passkey_added: 'Passkey toegevoegd',
    contact: 'Contactformulier',
    said: 'Bericht',
  },
};
