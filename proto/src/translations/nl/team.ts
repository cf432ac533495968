import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/team.js';

export const team: Translation<typeof source.team> = {
  title: 'Team',
  hint: 'Open taken van iedereen, en beslissingen. Elk getal opent zijn lijst.',
  nobody: 'Niemand',
  fields: {
    person: 'Persoon',
    open: 'Open',
    toDo: 'Te doen',
    review: 'In controle',
    overdue: 'Te laat',
    week: 'Jonger dan een week',
    month: 'Jonger dan een maand',
    longer: 'Een maand of ouder',
  },
  overdueByRisk: 'Te laat naar risico van de cliënt',
  approvals: {
    title: 'Wijzigingen per week',
    week: 'Week van',
    proposed: 'Voorgesteld',
    decided: 'Beslist',
    time: 'Mediane tijd tot een beslissing',
    person: 'Wie besliste',
    people: 'Beslissingen van de laatste 12 weken',
    hours: '{{0}} u',
    days: '{{0}} d',
    none: 'In de laatste 12 weken is niets beslist',
  },
  changes: {
    proposed: 'Voorgesteld in de week van {{0}}',
    decided: 'Beslist in de week van {{0}}',
    by: 'Door {{0}} beslist in de laatste 12 weken',
    none: 'Er zijn geen zulke wijzigingen',
  },
  numberOf: '{{0}}, {{1}}',
  download: 'CSV downloaden',
  downloadXlsx: 'Excel downloaden',
  fileName: 'team.csv',
  fileNameXlsx: 'team.xlsx',
  none: 'Niemand heeft een open taak',
};
