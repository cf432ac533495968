import { defineTexts } from './define.js';

/** What is wrong with a sanction list that was not taken. */
export const listRefusals = defineTexts('list-refusals', {
  rowWidth: (file: string, cells: number, expected: number) =>
    `${file}: a row has ${cells} columns, ${expected} expected`,
  noEntityNumber: (file: string) => `${file}: a row does not begin with an entity number`,
  breaksOff: (files: string) => `${files}: the file breaks off, the others do not`,
  notJson: 'a line is not JSON',
  notFollowTheMoney: 'a line is not a FollowTheMoney entity',
  notScreenable: 'the entity has no name or cannot be screened',
  namesGone: (lost: number, asked: number) => `${lost} of ${asked} known names are gone`,
  namesNotFound: (lost: number, asked: number, list: string) =>
    `${lost} of ${asked} known names of ${list} are not found by the new index`,
  nameless: (count: number) => `${count} entries have no name or id`,
  idsRepeat: 'entry ids repeat',
  fewerEntries: (now: number, before: number, share: number) =>
    `${now} entries, ${before} before; at most ${share} % may go at once`,
  fewerNames: (now: number, before: number, share: number) =>
    `${now} names, ${before} before; at most ${share} % may go at once`,
  fewerAddresses: (now: number, before: number, share: number) =>
    `${now} addresses, ${before} before; at most ${share} % may go at once`,
  noEntries: 'the list is empty',
  fileWithoutEntries: 'the file holds no entries',
  endlessField: 'a quoted field never ends',
  endsInField: 'the file ends inside a quoted field',
  tooManyColumns: 'too many columns',
  missingColumns: (names: string) => `missing columns ${names}`,
  unknownColumns: (names: string) => `unknown columns ${names}`,
  noMainFile: 'the main file is missing',
  tooManyLines: (most: number) => `more than ${most} lines`,
  noHeader: 'no header row',
  line: (number: number, problem: string) => `line ${number}: ${problem}`,
  cells: (cells: number, expected: number) => `${cells} cells, the header has ${expected}`,
  unreadable: (column: string, text: string) => `${column} "${text}" cannot be read`,
  nameMissing: 'the name is missing',
  idRepeats: (id: string) => `the id ${id} repeats`,
  endlessLine: 'a line never ends',
  lastLineCut: 'the last line is cut off',
  aboutNobody: 'a row says not whom it is about',
  archive: 'the file is an archive, not a list',
  notText: 'the file is not UTF-8 text',
  badText: 'the file is not valid UTF-8',
  webPage: 'a web page came instead of the list',
  tooManyBytes: (most: number) => `more than ${most} bytes`,
  noContent: 'the file has no content',
  wrongRoot: (expected: string, found: string) => `expected <${expected}>, found <${found}>`,
  tooDeep: 'a record is too deep or too large',
  declaresEntities: 'a document type with entities is not accepted',
  notXml: 'not an XML document',
  rowCut: 'a row is cut off',
});
