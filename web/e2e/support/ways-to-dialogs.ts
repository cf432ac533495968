import type { DialogName } from '@/components/dialog/dialogs';
import type { FilledFile } from './filled-file';
import { withPasskey } from './passkeys';
import type { Person } from './people';
import { expect, type Page } from './test';

/** A due diligence with the tokens of its two links. */
type Questions = { _id: string; token: string; docs_token: string };

export type World = {
  operator: Person;
  administrator: Person;
  maker: Person;
  checker: Person;
  file: FilledFile;
  open: Questions;
  sent: Questions;
};

export type Way = {
  /** Nobody: a visitor, whose link is the path. */
  as?: 'operator' | 'administrator' | 'maker' | 'checker';
  path: (world: World) => string;
  open: (page: Page, world: World) => Promise<void>;
  /** Its first field takes any text, so that none of what is typed may be missing. */
  takesText?: boolean;
  /** What was typed the first time is there the second time. */
  keepsText?: boolean;
  /** It lies above a screen whose letters are shortcuts. */
  overShortcuts?: boolean;
  /** It is whole after one word, so Enter completes it as it does every form; the other keys are typed. */
  completedByEnter?: boolean;
};

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click({ timeout: 60_000 });
};
const client = (tail: string) => (world: World) => `/${world.file.company}/${tail}`;
const CONFIRMATION = 'asks with the same component as delete-record';
const PASSWORD = 'a password field alone, and its answer is refused unless it is the own password';
const security = () => '/profile-settings?tab=security';
const dueDiligence = (which: 'open' | 'sent') => (world: World) =>
  `/${world.file.company}/due-diligence/${world[which]._id}`;

/** How each dialog is opened, or why nothing is typed into it here. */
export const WAYS: Partial<Record<DialogName, Way | string>> = {
  'activate-subscription': CONFIRMATION,
  'add-bank-form': {
    as: 'maker',
    path: client('corporate/'),
    open: press('Add Bank Form'),
    takesText: true,
    completedByEnter: true,
  },
  'add-client': { as: 'maker', path: () => '/', open: press('Add New Client') },
  'add-due-diligence': {
    as: 'maker',
    path: client('due-diligence/'),
    open: press('Add New Due Diligence'),
    takesText: true,
    completedByEnter: true,
  },
  'add-element': {
    path: ({ open }) => `/fill-due-diligence/?token=${open.token}`,
    open: async (page) => {
      const all = page.getByText('All sections', { exact: true });
      await all.click({ timeout: 60_000 });
      await press('Add New')(page);
    },
    takesText: true,
    completedByEnter: true,
  },
  'add-own-requirement': {
    as: 'administrator',
    path: () => '/requirement-policy/new',
    open: press('Add requirement'),
  },
  'add-passkey': { as: 'administrator', path: security, open: press('Add a passkey'), takesText: true },
  'add-revision': {
    as: 'checker',
    path: client('document-history'),
    open: press('Add revision'),
    takesText: true,
    keepsText: true,
  },
  'approve-review': {
    as: 'checker',
    path: client(''),
    open: press('Approve review'),
    takesText: true,
    keepsText: true,
  },
  'approve-several': 'has no field, and Cancel has the focus',
  'add-record': {
    as: 'maker',
    path: client('managing-directors/'),
    open: press('Add Managing Director'),
  },
  'affected-changes': {
    as: 'checker',
    path: ({ file }) => `/${file.company}/workflow/${file.changes.removal}`,
    open: press(/^Approve/),
    overShortcuts: true,
  },
  'ask-waiver': { as: 'maker', path: client(''), open: press(/^Ask for a waiver/) },
  calendar: 'has no field; arrows and Enter pick a day as in every calendar',
  'client-filters': { as: 'maker', path: () => '/', open: press('Filters') },
  'client-switcher': { as: 'maker', path: client(''), open: press('Switch client'), takesText: true },
  'compare-list-versions': 'reads only, for the operator of the platform',
  'create-task': { as: 'maker', path: client('tasks/'), open: press('New task') },
  'create-ticket': { as: 'maker', path: () => '/help-center', open: press('New ticket') },
  'decide-due-diligence': {
    as: 'maker',
    path: dueDiligence('sent'),
    open: press('Reject'),
    takesText: true,
    keepsText: true,
  },
  'delete-document': CONFIRMATION,
  'answer-of-fiu': 'only its button records, and it needs a report that was handed out',
  'approve-reports': CONFIRMATION,
  'choose-profile': CONFIRMATION,
  'load-profile': 'nothing is loaded without the file of a schema',
  'delete-policy-version': CONFIRMATION,
  'delete-revision': CONFIRMATION,
  'delete-task': CONFIRMATION,
  'due-diligence-comments': {
    as: 'maker',
    path: dueDiligence('sent'),
    open: async (page) => {
      await press('Comments')(page);
      const ask = page.getByRole('dialog').getByRole('button', { name: 'Ask about this' });
      await ask.or(page.getByLabel('What do you want to know?')).waitFor();
      if (await ask.isVisible()) await ask.click();
    },
    takesText: true,
    keepsText: true,
  },
  'due-diligence-filters': { as: 'maker', path: client('due-diligence/'), open: press('Filters') },
  'due-diligence-links': { as: 'maker', path: dueDiligence('open'), open: press('Links') },
  'file-history': 'has no field',
  'give-credits': {
    as: 'operator',
    path: ({ administrator }) => `/admin/users/${administrator.id}/`,
    open: press('Give credits'),
  },
  'file-viewer': { as: 'maker', path: client('corporate/'), open: press('articles-of-incorporation.pdf') },
  'delete-record': {
    as: 'maker',
    path: client(''),
    open: async (page) => {
      const more = page.getByRole('button', { name: 'More actions', exact: true }).first();
      await expect(async () => {
        await more.click();
        await page.getByRole('menuitem').first().click({ timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
    },
  },
  'delete-user': CONFIRMATION,
  'discard-upload': CONFIRMATION,
  deny: {
    as: 'checker',
    path: ({ file }) => `/${file.company}/workflow/${file.changes.official}`,
    open: press(/^Deny/),
    takesText: true,
    keepsText: true,
    overShortcuts: true,
  },
  'document-details': 'the same fields as the record forms; explain-finding lies above it',
  'end-own-sessions': CONFIRMATION,
  'explain-finding': 'the same editor as deny, opened each time anew',
  help: { as: 'maker', path: client(''), open: press('Help') },
  'leave-unsaved': CONFIRMATION,
  message: 'the same editor as deny',
  'main-menu': 'links of a phone, which has no keys',
  notifications: { as: 'checker', path: client(''), open: press(/changes? wait|Notifications/) },
  'own-password': PASSWORD,
  'put-aside': { as: 'checker', path: () => '/my-work', open: press(/^Snooze$/), takesText: true },
  'preview-policy': 'has no field, and Cancel has the focus',
  'recovery-codes': 'has no field, and no button has the focus',
  'remove-own-list': CONFIRMATION,
  'rename-passkey': {
    as: 'administrator',
    path: security,
    open: async (page, { administrator }) => {
      await withPasskey(page, administrator.password);
      await press(/^Rename/)(page);
    },
    takesText: true,
    completedByEnter: true,
  },
  'replace-waiting-file': CONFIRMATION,
  'replace-two-factor': 'takes six digits of an authenticator',
  'request-screening': 'needs a client that allows screening; Enter without a surname is refused',
  'revoke-invitation': CONFIRMATION,
  'roll-back-list': CONFIRMATION,
  'save-terms': CONFIRMATION,
  'screen-person': CONFIRMATION,
  'screening-result': 'has no field, and no button has the focus',
  'screening-runs': 'is there only while a search runs',
  'stop-reminders': CONFIRMATION,
  'request-refresh': {
    as: 'maker',
    path: client('due-diligence/'),
    open: press('Request a refresh'),
    takesText: true,
    completedByEnter: true,
  },
  'submit-due-diligence': {
    path: ({ open }) => `/fill-due-diligence/?token=${open.token}`,
    open: press('Submit'),
  },
  subsidiary: {
    as: 'maker',
    path: client('subsidiary'),
    open: press('Add Subsidiary'),
    takesText: true,
    keepsText: true,
    completedByEnter: true,
  },
  terms: 'has no field; its text has the focus',
  'terms-agreements': 'reads only, for the operator of the platform',
  'two-factor': 'takes six digits of an authenticator',
  'upload-due-diligence': {
    path: ({ open }) => `/fill-due-diligence-docs/?token=${open.docs_token}`,
    open: press(/^Upload: /),
  },
  user: { as: 'administrator', path: () => '/user-management', open: press('Add User') },
  'user-action': CONFIRMATION,
  'withdraw-waiver': CONFIRMATION,
  'user-menu': { as: 'maker', path: client(''), open: press(/^Account of/) },
  'visitor-settings': {
    as: 'administrator',
    path: client('due-diligence/'),
    open: async (page) => {
      await press('Settings for links')(page);
      await page.getByLabel('Who asks').waitFor();
    },
    takesText: true,
    completedByEnter: true,
  },
  'who-confirms': 'one name, of a visitor of a refresh request; its journey types into it',
};
