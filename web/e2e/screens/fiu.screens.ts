import { changed, faulty } from '../../../test/fiu/workbooks';
import { newAdministrator, type Person } from '../support/people';
import { converted, mayReport, reporter } from '../support/reporters';
import { takeScreens, withoutData } from '../support/scenes';
import { get } from '../support/system';
import type { Page } from '../support/test';

type World = { reporter: Person; beginner: Person; partly: string };

/** Somebody of whose rows some are in error and some wait, and somebody who has no profile. */
async function world(): Promise<World> {
  const [rita, beginner] = [await reporter('Rita Reporter'), await newAdministrator('Bea Beginner')];
  const { user } = await get('get-user', beginner.token);
  await mayReport(beginner, (user as { _id: string })._id);
  const { file } = await converted(rita, 'february.xlsx', (sample) => changed(sample, faulty(600, 12, ['P8', 'P9'])));
  return { reporter: rita, beginner, partly: file.id };
}

const as = ({ reporter: rita }: World) => rita;
const beginner = (here: World) => here.beginner;
const partly = (here: World) => `/fiu/convert?file=${here.partly}`;

async function convert(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
}

takeScreens('fiu', world, [
  { name: 'user-info', path: '/fiu/user-info', as, whole: true },
  { name: 'user-info-empty', path: '/fiu/user-info', as: beginner },
  { name: 'convert', path: '/fiu/convert', as },
  {
    name: 'convert-refused',
    path: '/fiu/convert',
    as,
    act: async (page) => {
      await convert(page, 'january.xlsx', Buffer.from('no workbook'));
      await page.getByText('This is no .xlsx workbook').waitFor();
    },
  },
  {
    name: 'convert-known',
    path: '/fiu/convert',
    as,
    // Before the answer could differ: the server says so of a file of the same bytes.
    before: (page) =>
      page.route('**/upload-file', (route) =>
        route.fulfill({ json: { status: 'success', file_id: '0'.repeat(24), duplicate: true, file: {} } }),
      ),
    act: async (page) => {
      await convert(page, `${'transactions-of-the-first-quarter-'.repeat(3)}2026.xlsx`, Buffer.from('workbook'));
      await page.getByRole('button', { name: 'Convert again' }).waitFor();
    },
  },
  { name: 'convert-in-part', path: partly, as, whole: true },
  {
    name: 'discard',
    path: partly,
    as,
    act: (page) => page.getByRole('button', { name: 'Discard' }).click(),
  },
  { name: 'files', path: '/fiu/file-list', as },
  { name: 'files-empty', path: '/fiu/file-list', as: beginner },
  ...withoutData('files', { path: '/fiu/file-list', as }, 'get-files-list*'),
  {
    name: 'saved',
    path: '/fiu/saved-info',
    as,
    act: async (page) => {
      await page.getByText('missing', { exact: true }).first().click();
      await page.getByRole('textbox', { name: /^Occupation of / }).fill('Baker');
      await page.keyboard.press('Enter');
      await page.getByText('missing', { exact: true }).first().click();
    },
  },
  { name: 'saved-empty', path: '/fiu/saved-info', as: beginner },
]);
