import { defineTexts } from './define.js';

/** The PDF of a screening. */
export const screeningReport = defineTexts('screening-report', {
  title: (name: string) => `Sanction screening of ${name}`,
  filename: (name: string, day: string) => `Sanction screening ${name} ${day}.pdf`,
  footer: (number: string, at: string) => `Screening ${number}, ${at}`,
  client: 'Client',
  workspace: 'Workspace',
  number: 'Screening number',
  score: 'Score',
  picked: 'picked',
  list: 'List',
  entries: 'Entries',
  version: 'Version',
  body: 'Body',
  country: 'Country',
  entry: 'Entry',
  state: 'State',
  inLatin: (text: string) => `${text} (in Latin letters)`,
  inLatinNote:
    'What is marked “in Latin letters” is written in a script that this document cannot show. It was put into Latin letters for reading; the stored answer has it as it was.',
});
