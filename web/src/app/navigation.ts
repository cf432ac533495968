import {
  IconArrowsExchange,
  IconBriefcase,
  IconBuilding,
  IconBuildingBank,
  IconChartBar,
  IconChartPie,
  IconCheckbox,
  IconChecklist,
  IconClipboardCheck,
  IconFileDollar,
  IconFileText,
  IconFileUpload,
  IconGavel,
  IconGitPullRequest,
  IconHistory,
  IconInbox,
  IconLayoutDashboard,
  IconListCheck,
  IconListSearch,
  IconMail,
  IconSettings,
  IconSitemap,
  IconTableOptions,
  IconUser,
  IconUserCog,
  IconUsers,
  IconUsersGroup,
  IconWallet,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ClientSummary } from '@/lib/client';
import type { Can } from '@/lib/me';
import { paths } from '@/lib/paths';
import { layout } from '@/lib/texts/layout';

export type Viewer = { isSuperUser: boolean; role: string | null; can: Can };
export type SectionKey = 'admin' | 'kyc' | 'client' | 'fiu' | 'company';

export type NavigationEntry = {
  key: keyof typeof layout.entries;
  section: SectionKey;
  icon: TablerIcon;
  /** `clientId` is given in the client's section. */
  href: (clientId: string) => string;
  /** By permission and client type, as the specification's "Layout" says. */
  shows?: (viewer: Viewer, client: ClientSummary | undefined) => boolean;
  /** Has a pill with the changes that wait. */
  countsPending?: boolean;
  /** The screen comes later: the entry keeps its place here and stays out of sight. */
  later?: boolean;
};

const setsRequirements = ({ role }: Viewer) => role === 'ADMINISTRATOR' || role === 'COMPLIANCE_OFFICER';
const leads = ({ role }: Viewer) => role === 'ADMINISTRATOR' || role === 'DATA_PROCESSOR';
const superUser = ({ isSuperUser }: Viewer) => isSuperUser;
const staff = ({ isSuperUser }: Viewer) => !isSuperUser;
const reporting = ({ isSuperUser, can }: Viewer) => isSuperUser || can('fiu_reporting');
const corporate = (_: Viewer, client?: ClientSummary) => client?.companyType === 'corporate';
const accountHolder = (_: Viewer, client?: ClientSummary) => client?.companyType === 'account_holder';
const requestLog = ({ can }: Viewer) => can('view_requested_changes');
const changeLog = ({ can }: Viewer) => can('view_change_log');

/** Every sidebar entry in its order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { key: 'users', section: 'admin', icon: IconUsers, href: paths.admin.users.href, shows: superUser },
  {
    key: 'adminDashboard',
    section: 'admin',
    icon: IconChartPie,
    href: paths.admin.dashboard.href,
    shows: superUser,
  },
  {
    key: 'platformControl',
    section: 'admin',
    icon: IconSettings,
    href: paths.admin.platformControl.href,
    shows: superUser,
  },
  {
    key: 'adminTerms',
    section: 'admin',
    icon: IconFileText,
    href: paths.admin.terms.href,
    shows: superUser,
  },
  {
    key: 'sanctionLists',
    section: 'admin',
    icon: IconListSearch,
    href: paths.admin.lists.href,
    shows: superUser,
  },
  { key: 'mails', section: 'admin', icon: IconMail, href: paths.admin.mails.href, shows: superUser },

  { key: 'myWork', section: 'kyc', icon: IconInbox, href: paths.myWork.href, shows: staff },
  { key: 'clients', section: 'kyc', icon: IconBuilding, href: paths.clients.href, shows: staff },
  {
    key: 'workflow',
    section: 'kyc',
    icon: IconGitPullRequest,
    href: paths.workflow.href,
    shows: requestLog,
    countsPending: true,
  },
  { key: 'tasks', section: 'kyc', icon: IconCheckbox, href: paths.tasks.href, shows: staff },
  { key: 'team', section: 'kyc', icon: IconChartBar, href: paths.team.href, shows: leads },
  { key: 'changeLog', section: 'kyc', icon: IconHistory, href: paths.changeLog.href, shows: changeLog },

  {
    key: 'dueDiligence',
    section: 'client',
    icon: IconClipboardCheck,
    href: paths.client.dueDiligence.href,
    shows: corporate,
  },
  {
    key: 'dashboard',
    section: 'client',
    icon: IconLayoutDashboard,
    href: paths.client.dashboard.href,
    shows: ({ can }) => can('view_dashboard_tab'),
  },
  {
    key: 'corporate',
    section: 'client',
    icon: IconBriefcase,
    href: paths.client.corporate.href,
    shows: ({ can }) => can('view_general_section'),
  },
  {
    key: 'shareholders',
    section: 'client',
    icon: IconUsersGroup,
    href: paths.client.shareholders.href,
    shows: (viewer, client) => corporate(viewer, client) && viewer.can('view_ubo_section_general'),
  },
  {
    key: 'managingDirectors',
    section: 'client',
    icon: IconGavel,
    href: paths.client.managingDirectors.href,
    shows: (viewer, client) => corporate(viewer, client) && viewer.can('view_mbd_section'),
  },
  {
    key: 'accountHolder',
    section: 'client',
    icon: IconUser,
    href: paths.client.accountHolder.href,
    shows: (viewer, client) => accountHolder(viewer, client) && viewer.can('view_ubo_section_general'),
  },
  {
    key: 'subsidiaries',
    section: 'client',
    icon: IconSitemap,
    href: paths.client.subsidiary.href,
    shows: (viewer, client) => corporate(viewer, client) && viewer.can('view_subsidiary'),
  },
  {
    key: 'transactionProfile',
    section: 'client',
    icon: IconArrowsExchange,
    href: paths.client.transactionProfile.href,
    shows: ({ can }, client) => client?.hasTransactionProfile === true && can('view_dashboard_tab'),
  },
  {
    key: 'workflow',
    section: 'client',
    icon: IconGitPullRequest,
    href: paths.client.workflow.href,
    shows: requestLog,
    countsPending: true,
  },
  {
    key: 'tasks',
    section: 'client',
    icon: IconCheckbox,
    href: paths.client.tasks.href,
  },
  { key: 'changeLog', section: 'client', icon: IconHistory, href: paths.client.changeLog.href, shows: changeLog },
  {
    key: 'reviewHistory',
    section: 'client',
    icon: IconListCheck,
    href: paths.client.documentHistory.href,
    shows: ({ can }) => can('view_document_history'),
  },
  {
    key: 'sanctionHistory',
    section: 'client',
    icon: IconListSearch,
    href: paths.client.screening.href,
    shows: ({ can }, client) => client?.hasScreening === true && can('world_search'),
  },

  {
    key: 'userInformation',
    section: 'fiu',
    icon: IconUser,
    href: paths.fiu.userInfo.href,
    shows: reporting,
  },
  { key: 'convert', section: 'fiu', icon: IconFileDollar, href: paths.fiu.convert.href, shows: reporting },
  {
    key: 'uploadsHistory',
    section: 'fiu',
    icon: IconFileUpload,
    href: paths.fiu.fileList.href,
    shows: reporting,
  },
  {
    key: 'savedInfo',
    section: 'fiu',
    icon: IconTableOptions,
    href: paths.fiu.savedInfo.href,
    shows: reporting,
  },

  {
    key: 'userManagement',
    section: 'company',
    icon: IconUserCog,
    href: paths.userManagement.href,
    shows: ({ can }) => can('view_user'),
  },
  {
    key: 'ownSanctionList',
    section: 'company',
    icon: IconListSearch,
    href: paths.ownList.href,
    shows: ({ can }) => can('world_search'),
  },
  {
    key: 'requirementPolicy',
    section: 'company',
    icon: IconChecklist,
    href: paths.requirementPolicy.href,
    shows: setsRequirements,
  },
  {
    key: 'wallet',
    section: 'company',
    icon: IconWallet,
    href: paths.wallet.href,
    shows: ({ can }) => can('view_wallet'),
  },
  { key: 'terms', section: 'company', icon: IconBuildingBank, href: paths.terms.href, shows: staff },
];

const SECTIONS: readonly SectionKey[] = ['admin', 'kyc', 'client', 'fiu', 'company'];

export type NavigationSection = { key: SectionKey; entries: NavigationEntry[] };

/** The sections this person sees, without empty ones. Inside a client file its own Work Flow and Change Log stand for the general ones. */
export function navigationFor(viewer: Viewer, client: ClientSummary | undefined): NavigationSection[] {
  const shown = NAVIGATION.filter(({ later, shows, section }) => {
    if (later || (section === 'client' && !client)) return false;
    return shows?.(viewer, client) ?? true;
  });
  return SECTIONS.map((key) => ({ key, entries: shown.filter(({ section }) => section === key) })).filter(
    ({ entries }) => entries.length > 0,
  );
}
