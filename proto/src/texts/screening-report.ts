/** The PDF of a screening. */
export const screeningReport = {
  title: (name: string) => `Sanction screening of ${name}`,
  filename: (name: string, day: string) => `Sanction screening ${name} ${day}.pdf`,
  footer: (number: string, at: string) => `Screening ${number}, ${at}`,
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
  namesLeft: (count: number) => `${count} more in scripts that this document cannot show; the stored answer has them.`,
} as const;
