import { approveAll, newCompany } from '../support/client-file';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { takeScreens, withoutData } from '../support/scenes';
import { post } from '../support/system';

type World = { administrator: Person; maker: Person; client: string; nobody: Person };

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A company with a version in force and one planned, and a client with a waiver and one that waits. */
async function world(): Promise<World> {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Mark Account');
  const checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sofia Check');
  const client = await newCompany(maker, 'Curaçao Marine Services and International Holdings N.V.');
  const nobody = await newAdministrator('Nobody Yet');
  const changes = [
    { requirement: 'document.kyc-ppa-2', off: true },
    { requirement: 'document.passport_file', lead_days: 60 },
    { requirement: 'document.kyc-reftcoc-5-2', max_age_months: 12 },
  ];
  const own = [{ document: 'bank_reference_letter', for: { role: ['official'], risk_level: ['high'] }, lead_days: 30 }];
  const first = { starts_on: inDays(0), note: 'As agreed with the supervisor in the yearly talk', changes, own };
  await post('requirements/policy/create', first, administrator.token);
  await post(
    'requirements/policy/create',
    { ...first, starts_on: inDays(90), changes: [], own: [] },
    administrator.token,
  );
  const reason = 'The agreement is being drawn up by the notary';
  const waiver = { company_id: client, until: inDays(40), reason };
  await post('waiver/create', { ...waiver, document: 'kyc-ma-1' }, maker.token);
  await approveAll(checker, client);
  await post('waiver/create', { ...waiver, document: 'kyc-sof-8' }, maker.token);
  return { administrator, maker, client, nobody };
}

const as = ({ administrator }: World) => administrator;
const path = '/requirement-policy';

takeScreens('requirements', world, [
  { name: 'policy', path, as, whole: true },
  { name: 'policy-none', path, as: ({ nobody }) => nobody },
  ...withoutData('policy', { path, as }, 'requirements/policy'),
  { name: 'draft', path: `${path}/new`, as, whole: true },
  {
    name: 'own',
    path: `${path}/new`,
    as,
    act: (page) => page.getByRole('button', { name: 'Add requirement' }).click(),
  },
  {
    name: 'preview',
    path: `${path}/new`,
    as,
    act: async (page) => {
      await page.getByRole('button', { name: 'Remove Bank Reference Letter' }).click();
      await page.getByRole('switch', { name: 'Power of Attorney: Asked for' }).click({ force: true });
      await page.getByRole('button', { name: 'Show what it does' }).click();
      await page.getByText(/would lack more/).waitFor();
    },
  },
  { name: 'card', path: ({ client }) => `/${client}/`, as: ({ maker }) => maker, whole: true },
  {
    name: 'ask-waiver',
    path: ({ client }) => `/${client}/`,
    as: ({ maker }) => maker,
    act: (page) =>
      page
        .getByRole('button', { name: /^Ask for a waiver/ })
        .first()
        .click(),
  },
  {
    name: 'withdraw-waiver',
    path: ({ client }) => `/${client}/`,
    as: ({ maker }) => maker,
    act: (page) =>
      page
        .getByRole('button', { name: /^Withdraw waiver/ })
        .first()
        .click(),
  },
]);
