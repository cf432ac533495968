import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/team.js';

export const team: Translation<typeof source.team> = {
  title: 'Team',
  hint: 'Open taken van iedereen. Elk getal opent de taken ervan.',
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
  numberOf: '{{0}}, {{1}}',
  download: 'CSV downloaden',
  fileName: 'team.csv',
  none: 'Niemand heeft een open taak',
};
