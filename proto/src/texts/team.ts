import { defineTexts } from './define.js';

/** Who has how much to do. */
export const team = defineTexts('team', {
  title: 'Team',
  hint: 'Open tasks of each person. Every number opens its tasks.',
  nobody: 'Nobody',
  fields: {
    person: 'Person',
    open: 'Open',
    toDo: 'To do',
    review: 'In review',
    overdue: 'Overdue',
    week: 'Under a week old',
    month: 'Under a month old',
    longer: 'A month or older',
  },
  numberOf: (label: string, name: string) => `${label}, ${name}`,
  download: 'Download CSV',
  fileName: 'team.csv',
  none: 'Nobody has an open task',
});
