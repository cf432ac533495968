import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/screening-report.js';

export const screeningReport: Translation<typeof source.screeningReport> = {
  title: 'Sanctiescreening van {{0}}',
  filename: 'Sanctiescreening {{0}} {{1}}.pdf',
  footer: 'Screening {{0}}, {{1}}',
  client: 'Cliënt',
  workspace: 'Werkruimte',
  number: 'Screeningnummer',
  score: 'Score',
  picked: 'gekozen',
  list: 'Lijst',
  entries: 'Vermeldingen',
  version: 'Versie',
  body: 'Instantie',
  country: 'Land',
  entry: 'Vermelding',
  state: 'Status',
  inLatin: '{{0}} (in Latijnse letters)',
  inLatinNote:
    'Wat met “in Latijnse letters” is gemerkt, is geschreven in een schrift dat dit document niet kan tonen. Het is in Latijnse letters gezet om te lezen; het bewaarde antwoord heeft het zoals het was.',
};
