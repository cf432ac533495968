import { generatePath } from 'react-router-dom';

const ID = /^[0-9a-f]{24}$/;
/** Whether an address holds an id here; what is none needs no question to the server. */
export const isId = (id: string | undefined): id is string => id !== undefined && ID.test(id);

const page = (pattern: string) => ({ pattern, href: () => pattern });
const ofClient = (tail: string) => ({
  pattern: `/:clientId/${tail}`,
  href: (clientId: string) => `/${clientId}/${tail}`,
});
const ofClientItem = (tail: string, param: string) => ({
  pattern: `/:clientId/${tail}/:${param}`,
  href: (clientId: string, item: string) => generatePath(`/:clientId/${tail}/:item`, { clientId, item }),
});

/** Every browser path once: `pattern` for the router, `href(...)` for links. */
export const paths = {
  login: page('/login'),
  register: page('/register'),
  forgotPassword: page('/forgot-password'),
  resetPassword: page('/reset-password'),
  acceptInvitation: page('/accept-invitation'),
  verify: page('/verify'),
  singleSignOn: page('/single-sign-on'),
  contact: page('/contact'),
  fillDueDiligence: page('/fill-due-diligence/'),
  fillDueDiligenceDocs: page('/fill-due-diligence-docs/'),
  terms: page('/terms-and-conditions'),
  clients: page('/'),
  myWork: page('/my-work'),
  workflow: page('/workflow'),
  workflowItem: {
    pattern: '/workflow/:itemId',
    href: (itemId: string) => generatePath('/workflow/:itemId', { itemId }),
  },
  approvals: page('/approvals'),
  changeLog: page('/change-log'),
  tasks: page('/tasks/'),
  notifications: { ...page('/notifications'), settings: page('/notifications/settings') },
  team: {
    ...page('/team'),
    /** The changes behind a number: those of a week, or of whoever decided. */
    changes: {
      pattern: '/team/changes',
      href: (of: { counted: 'proposed' | 'decided'; week?: string; by?: string }) =>
        `/team/changes?${new URLSearchParams(Object.entries(of).map(([name, value]) => [`f.${name}`, value]))}`,
    },
  },
  userManagement: {
    pattern: '/user-management',
    href: () => '/user-management',
    singleSignOn: page('/user-management/single-sign-on'),
    user: {
      pattern: '/user-management/users/:userId',
      href: (userId: string) => `/user-management/users/${encodeURIComponent(userId)}/`,
    },
  },
  profileSettings: page('/profile-settings'),
  wallet: page('/wallet'),
  ownList: page('/own-sanction-list'),
  requirementPolicy: { ...page('/requirement-policy'), draft: page('/requirement-policy/new') },
  helpCenter: {
    ...page('/help-center'),
    ticket: {
      pattern: '/help-center/:ticketId',
      href: (ticketId: string) => generatePath('/help-center/:ticketId', { ticketId }),
    },
  },
  client: {
    dashboard: ofClient(''),
    corporate: ofClient('corporate/'),
    shareholders: ofClient('shareholders/'),
    managingDirectors: ofClient('managing-directors/'),
    accountHolder: ofClient('account-holder/'),
    ownership: ofClient('ownership/'),
    transactionProfile: ofClient('transaction-profile/'),
    subsidiary: ofClient('subsidiary'),
    dueDiligence: {
      ...ofClient('due-diligence/'),
      item: ofClientItem('due-diligence', 'itemId'),
      intake: ofClientItem('due-diligence/into-file', 'itemId'),
    },
    workflow: { ...ofClient('workflow/'), item: ofClientItem('workflow', 'itemId') },
    changeLog: { ...ofClient('change-log/'), item: ofClientItem('change-log', 'itemId') },
    tasks: { ...ofClient('tasks/'), item: ofClientItem('tasks', 'taskId') },
    documentHistory: ofClient('document-history'),
    difference: ofClient('document-history/difference'),
    screening: {
      ...ofClient('sanction-screening-lookups'),
      item: ofClientItem('sanction-screening-lookups', 'sanctionId'),
    },
  },
  admin: {
    dashboard: page('/admin/dashboard'),
    users: {
      ...page('/admin/users'),
      user: {
        pattern: '/admin/users/:userId',
        href: (userId: string) => `/admin/users/${encodeURIComponent(userId)}/`,
      },
    },
    platformControl: page('/admin/platform_control'),
    terms: page('/admin/terms-admin'),
    lists: page('/admin/sanction-lists'),
    mails: page('/admin/mails'),
  },
  fiu: {
    userInfo: page('/fiu/user-info'),
    convert: page('/fiu/convert'),
    fileList: page('/fiu/file-list'),
    savedInfo: page('/fiu/saved-info'),
    profiles: page('/fiu/profiles'),
  },
} as const;

/** The path to come back to after signing in; anything but a path of this site is ignored. */
export const safeReturn = (next: string | null): string =>
  next?.startsWith('/') && !next.startsWith('//') && !next.startsWith('/\\') ? next : paths.clients.pattern;
