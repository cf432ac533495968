import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { Section } from '@/components/section';
import { useFileScope } from '@/file/file-scope';
import { groupsOf } from '@/record/form/groups';
import { RecordForm } from '@/record/form/record-form';
import { FieldsState } from '@/record/section/fields-state';
import { useCompany } from '../frame/use-company';
import { useFilePage } from '../frame/use-file-page';
import { OwnershipCard } from '../ownership/ownership-card';
import { AccountsCard } from '../transactions/accounts-card';
import { ApproveReview } from './approve-review';
import { ClientActions } from './client-actions';
import { ClientState } from './client-state';
import classes from './dashboard.module.css';
import { MissingCard } from './missing-card';
import { ProgressCard } from './progress-card';
import { RequirementsCard } from './requirements-card';

export const DashboardScreen = () => (
  <RequirePermission any={['view_dashboard_tab']}>
    <Dashboard />
  </RequirePermission>
);

const DashboardActions = () => (
  <>
    <ApproveReview />
    <ClientActions />
  </>
);

/** The client itself: its data, review dates and settings, what is missing and how far its documents are. */
function Dashboard() {
  const { name } = useFilePage();
  const company = useCompany();
  const { company: facts } = useFileScope();
  const shown = groupsOf('company').filter(
    ({ key }) => key !== 'listing' && (key !== 'fiscal' || facts?.company_type === 'corporate'),
  );
  return (
    <PageBody width="form">
      <PageHeader title={name} state={<ClientState />} actions={<DashboardActions />} />
      <div className={classes.columns}>
        <div>
          {shown.map(({ title, ...group }) => (
            <Section key={group.key} title={title} state={<FieldsState record={company} fields={group.fields} />}>
              <RecordForm record={company} groups={[group]} />
            </Section>
          ))}
          <AccountsCard />
        </div>
        <aside className={classes.side}>
          <ProgressCard />
          <MissingCard />
          <RequirementsCard />
          <OwnershipCard />
        </aside>
      </div>
    </PageBody>
  );
}
