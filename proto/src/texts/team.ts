import { defineTexts } from './define.js';

/** Who has how much to do. */
export const team = defineTexts('team', {
  title: 'Team',
  hint: 'Open tasks of each person, and decisions. Every number opens its list.',
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
  overdueByRisk: 'Overdue by risk of the client',
  approvals: {
    title: 'Changes per week',
    week: 'Week of',
    proposed: 'Proposed',
    decided: 'Decided',
    time: 'Median time to a decision',
    person: 'Who decided',
    people: 'Decisions of the last 12 weeks',
    hours: (hours: string) => `${hours} h`,
    days: (days: string) => `${days} d`,
    none: 'Nothing was decided in the last 12 weeks',
  },
  changes: {
    proposed: (week: string) => `Proposed in the week of ${week}`,
    decided: (week: string) => `Decided in the week of ${week}`,
    by: (name: string) => `Decided by ${name} in the last 12 weeks`,
    none: 'There are no such changes',
  },
  numberOf: (label: string, name: string) => `${label}, ${name}`,
  download: 'Download CSV',
  downloadXlsx: 'Download Excel',
  fileName: 'team.csv',
  fileNameXlsx: 'team.xlsx',
  none: 'Nobody has an open task',
});
