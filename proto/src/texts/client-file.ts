import { defineTexts } from './define.js';

/** What the screens of the client file say beside what they share with the rest of the product. */
export const clientFile = defineTexts('client-file', {
  screens: {
    dashboard: 'Dashboard',
    corporate: 'Corporate',
    shareholders: 'Shareholders',
    accountHolder: 'Account Holder',
    managingDirectors: 'Managing Directors',
  },
  pageTitle: (screen: string, client: string) => `${screen}, ${client}`,
  loadFailed: 'There was an error during loading of the client file. Please try again or contact the support',
  dashboard: {
    progress: 'Progress',
    percent: (value: string) => `${value}%`,
    filled: (filled: string, needed: string) => `${filled} of ${needed} documents filled`,
    waiting: {
      one: (count: number) => `${count} more waits for approval`,
      other: (count: number) => `${count} more wait for approval`,
    },
    added: 'Waits to be added',
    fillWaits: 'Waits for approval',
    nothingNeeded: 'No documents needed yet',
    open: (section: string) => `Open ${section}`,
    missingHint: 'The automatic notification is not sent until these are filled in.',
    complete: 'Nothing is missing.',
    goTo: (field: string) => `Go to ${field}`,
    overdue: (date: string) => `Review was due ${date}`,
    due: (date: string) => `Next review ${date}`,
    actions: 'More actions',
  },
  corporate: { bankEmpty: 'No bank forms yet', bankDocument: 'Bank form' },
  shareholders: {
    empty: 'No shareholders yet',
    emptyHint: 'List everybody who owns a part of the company. Their shares add up to 100%.',
    noUbo: 'No UBO yet',
    noManagingDirector: 'No managing director yet',
    complete: 'All shares are reported',
  },
  accountHolder: {
    empty: 'No UBO yet',
    emptyHint: 'Add the persons who own or control this account holder.',
  },
  managingDirectors: {
    empty: 'No managing directors yet',
    emptyHint: 'Add everybody who manages the company, persons and legal entities.',
    noOfficial: 'No official yet',
    noShareholder: 'No shareholder above 10% yet',
  },
  add: {
    types: { shareholder: 'Shareholder', md: 'Managing Director', person: 'Official', ubo: 'UBO' },
    button: 'Add',
    remaining: (rest: string) => `${rest}% of the shares are not allocated yet`,
  },
  removal: 'It stays in the file until the deletion is approved.',
});
