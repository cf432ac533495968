import { breakDown } from '../support/network';
import type { Person } from '../support/people';
import { takeScreens } from '../support/scenes';
import { newSuperUser } from '../support/super-user';

type World = { operator: Person };

const world = async (): Promise<World> => ({ operator: await newSuperUser() });
const operator = (here: World) => here.operator;

takeScreens('sanction-lists', world, [
  { name: 'status', path: '/admin/sanction-lists', as: operator, whole: true },
  {
    name: 'status-error',
    path: '/admin/sanction-lists',
    as: operator,
    before: (page) => breakDown(page, 'sanction-lists'),
  },
]);
