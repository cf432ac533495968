import { newAdministrator, type Person } from '../support/people';
import { takeScreens, withoutData } from '../support/scenes';
import { newSuperUser } from '../support/super-user';
import { get, post } from '../support/system';

type World = Record<'operator' | 'rich' | 'poor', Person>;

/** The id that the back office knows somebody by. */
async function idOf({ token }: Person): Promise<string> {
  const { user } = await get('get-user', token);
  return (user as { _id: string })._id;
}

/** A company with credits, a subscription and an address, and one with nothing. */
async function world(): Promise<World> {
  const [operator, rich, poor] = [
    await newSuperUser(),
    await newAdministrator('Rita Rich'),
    await newAdministrator('Wwwwwwwwwwwwwwwwwwww'),
  ];
  const user_id = await idOf(rich);
  const comment = 'Paid by bank transfer on the last day of the quarter, as agreed';
  for (const amount of [1_250.5, 19.99, 0.01])
    await post('../../bo/v1/give-credit', { user_id, amount, comment }, operator.token);
  await post('../../bo/v1/activate-subscription', { user_id }, operator.token);
  await post('allocate-wallet', {}, rich.token);
  return { operator, rich: { ...rich, id: user_id }, poor: { ...poor, id: await idOf(poor) } };
}

const operator = (here: World) => here.operator;
const user = (person: 'rich' | 'poor') => (here: World) => `/admin/users/${here[person].id}/`;

takeScreens('credits', world, [
  { name: 'users', path: '/admin/users', as: operator },
  { name: 'users-none', path: '/admin/users?q=nobody-has-this-name', as: operator },
  ...withoutData('users', { path: '/admin/users', as: operator }, '**/get-users*'),
  { name: 'user', path: user('rich'), as: operator, whole: true },
  { name: 'user-new', path: user('poor'), as: operator, whole: true },
  {
    name: 'give-credits',
    path: user('rich'),
    as: operator,
    act: async (page) => {
      await page.getByRole('button', { name: 'Give credits' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Give credits' }).click();
    },
  },
  {
    name: 'activate',
    path: user('poor'),
    as: operator,
    act: (page) => page.getByRole('button', { name: 'Activate subscription' }).click(),
  },
  { name: 'usage', path: '/admin/dashboard', as: operator },
  {
    name: 'platform',
    path: '/admin/platform_control',
    as: operator,
    act: async (page) => {
      await page.getByLabel('Subscription cost').fill('1001');
      await page.getByRole('button', { name: 'Save' }).click();
    },
  },
  { name: 'wallet', path: '/wallet', as: ({ rich }) => rich, whole: true },
  { name: 'wallet-none', path: '/wallet', as: ({ poor }) => poor },
  ...withoutData('wallet', { path: '/wallet', as: ({ rich }: World) => rich }, '**/get-credits*'),
]);
