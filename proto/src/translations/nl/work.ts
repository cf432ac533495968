import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/work.js';

export const work: Translation<typeof source.work> = {
  title: 'Mijn werk',
  hint: 'Alles wat op u wacht, op datum. J en K gaan verder en terug, Enter opent, S zet weg.',
  all: 'Alle',
  snoozedOnly: 'Weggezet',
  anyRisk: 'Elk risico',
  kinds: {
    approval: 'Goedkeuringen',
    task: 'Taken',
    alert: 'Screeningsalarmen',
    answer: 'Antwoorden van cliënten',
    expiring: 'Verlopend',
    review: 'Controles',
  },
  titles: {
    alert: { one: '{{0}} mogelijke treffer in een screening', other: '{{0}} mogelijke treffers in een screening' },
    answer: 'Een due diligence is ingediend',
    expiring: {
      one: '{{0}} vereist document of gegeven is verlopen of verloopt binnenkort',
      other: '{{0}} vereiste documenten of gegevens zijn verlopen of verlopen binnenkort',
    },
    review: 'Het dossier moet worden gecontroleerd',
  },
  groups: { overdue: 'Te laat', today: 'Vandaag', week: 'Binnen een week', later: 'Later', none: 'Zonder datum' },
  none: 'Er wacht niets op u',
  noneHint:
    'Hier verschijnen wijzigingen om goed te keuren, uw taken, screeningsalarmen, antwoorden van cliënten, wat verloopt en controles.',
  noneSnoozed: 'Er is niets weggezet',
  actions: {
    toReview: 'Te controleren',
    done: 'Klaar',
    snooze: 'Wegzetten',
    wake: 'Terug naar de lijst',
    settle: 'Afgehandeld',
  },
  snooze: {
    title: 'Wegzetten: {{0}}',
    until: 'Terug in de lijst op',
    reason: 'Reden',
    until_tomorrow: 'Morgen',
    until_week: 'Over een week',
  },
  settle: { title: 'Afgehandeld: {{0}}', reason: 'Wat is gevonden' },
  snoozedUntil: 'Tot {{0}}: {{1}}',
  snoozed: 'Weggezet',
  woken: 'Terug in de lijst',
  settled: 'Van de lijst gehaald',
  errors: {
    loading: 'Uw werk kon niet worden geladen. Probeer het opnieuw of neem contact op met de ondersteuning',
    saving: 'Het opslaan is mislukt. Probeer het opnieuw of neem contact op met de ondersteuning',
    untilPast: 'Kies een dag na vandaag',
    untilFar: 'Kies een dag binnen {{0}} dagen',
    reason: 'Geef een reden van minstens 3 tekens',
  },
};
