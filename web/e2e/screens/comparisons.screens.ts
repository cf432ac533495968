import { changesOfAllKinds } from '../support/all-kinds';
import { newAdministrator, type Person } from '../support/people';
import { type Scene, takeScreens } from '../support/scenes';

type World = { administrator: Person; company: string; changes: Record<string, string> };

async function world(): Promise<World> {
  const administrator = await newAdministrator();
  return { administrator, ...(await changesOfAllKinds(administrator)) };
}

const comparison = (kind: string, name = kind): Scene<World> => ({
  name,
  path: ({ company, changes }) => `/${company}/workflow/${changes[kind]}`,
  as: ({ administrator }) => administrator,
  act: (page) => page.getByRole('heading', { name: 'Action Required' }).waitFor(),
  whole: true,
});

takeScreens('comparisons', world, [
  comparison('entity'),
  comparison('ubo'),
  comparison('shareholder'),
  comparison('md', 'managing-director'),
  comparison('subsidiary'),
  comparison('account_number', 'account-number'),
  comparison('transaction_profile', 'transaction-profile'),
  comparison('company', 'longest-values'),
]);
