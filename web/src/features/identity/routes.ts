import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { arrive } from './single-sign-on/arrive';

/** For people without a session. */
export const identityVisitorRoutes: RouteObject[] = [
  {
    path: paths.singleSignOn.pattern,
    loader: arrive,
    lazy: async () => ({ Component: (await import('./single-sign-on/single-sign-on-screen')).SingleSignOnScreen }),
  },
  { path: paths.login.pattern, lazy: async () => ({ Component: (await import('./login/login-screen')).LoginScreen }) },
  {
    path: paths.register.pattern,
    lazy: async () => ({ Component: (await import('./register/register-screen')).RegisterScreen }),
  },
  {
    path: paths.forgotPassword.pattern,
    lazy: async () => ({ Component: (await import('./recovery/forgot-screen')).ForgotScreen }),
  },
  {
    path: paths.acceptInvitation.pattern,
    lazy: async () => ({ Component: (await import('./recovery/invitation-screen')).InvitationScreen }),
  },
  {
    path: paths.resetPassword.pattern,
    lazy: async () => ({ Component: (await import('./recovery/reset-screen')).ResetScreen }),
  },
];

/** For everybody. */
export const identityPublicRoutes: RouteObject[] = [
  {
    path: paths.contact.pattern,
    lazy: async () => ({ Component: (await import('./contact/contact-screen')).ContactScreen }),
  },
  {
    path: paths.verify.pattern,
    lazy: async () => ({ Component: (await import('./recovery/verify-screen')).VerifyScreen }),
  },
  { path: paths.terms.pattern, lazy: async () => ({ Component: (await import('./terms/terms-screen')).TermsScreen }) },
];

export const identityRoutes: RouteObject[] = [
  {
    path: paths.admin.mails.pattern,
    lazy: async () => ({ Component: (await import('./mails/mails-screen')).MailsScreen }),
  },
  {
    path: paths.admin.terms.pattern,
    lazy: async () => ({ Component: (await import('./terms/terms-admin-screen')).TermsAdminScreen }),
  },
  {
    path: paths.profileSettings.pattern,
    lazy: async () => ({ Component: (await import('./profile/profile-screen')).ProfileScreen }),
  },
  {
    path: paths.userManagement.pattern,
    lazy: async () => ({ Component: (await import('./users/users-screen')).UsersScreen }),
  },
  {
    path: paths.userManagement.singleSignOn.pattern,
    lazy: async () => ({ Component: (await import('./single-sign-on/settings-screen')).SingleSignOnSettings }),
  },
  {
    path: paths.userManagement.user.pattern,
    lazy: async () => ({ Component: (await import('./users/user-screen')).UserScreen }),
  },
];
