import { filledProfile } from '../../../test/identity/profile-values';
import { newAdministrator, type Person } from '../support/people';
import { takeScreens, withoutData } from '../support/scenes';
import { get, post, put } from '../support/system';
import type { Page } from '../support/test';

type World = { reporter: Person; beginner: Person };

async function mayReport({ token }: Person): Promise<void> {
  const { user } = await get('get-user', token);
  const user_id = (user as { _id: string })._id;
  await post('update-permissions', { user_id, name: 'fiu_reporting', effect: 'allow' }, token);
}

/** Somebody whose profile is whole, and somebody who has none. */
async function world(): Promise<World> {
  const [reporter, beginner] = [await newAdministrator('Rita Reporter'), await newAdministrator('Bea Beginner')];
  await put('save-user-changes', filledProfile({ email: reporter.email, rentity_id: '4711' }), reporter.token);
  await mayReport(reporter);
  await mayReport(beginner);
  return { reporter, beginner };
}

const as = ({ reporter }: World) => reporter;
const beginner = (here: World) => here.beginner;

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
  { name: 'files-empty', path: '/fiu/file-list', as: beginner },
  ...withoutData('files', { path: '/fiu/file-list', as }, 'get-files-list*'),
  { name: 'saved', path: '/fiu/saved-info', as },
]);
