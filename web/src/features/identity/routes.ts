import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

/** For people without a session. */
export const identityVisitorRoutes: RouteObject[] = [
  { path: paths.login.pattern, lazy: async () => ({ Component: (await import('./login/login-screen')).LoginScreen }) },
  {
    path: paths.register.pattern,
    lazy: async () => ({ Component: (await import('./register/register-screen')).RegisterScreen }),
  },
];

/** For everybody. */
export const identityPublicRoutes: RouteObject[] = [
  { path: paths.terms.pattern, lazy: async () => ({ Component: (await import('./terms/terms-screen')).TermsScreen }) },
];

export const identityRoutes: RouteObject[] = [
  {
    path: paths.profileSettings.pattern,
    lazy: async () => ({ Component: (await import('./profile/profile-screen')).ProfileScreen }),
  },
  {
    path: paths.userManagement.pattern,
    lazy: async () => ({ Component: (await import('./users/users-screen')).UsersScreen }),
  },
  {
    path: paths.userManagement.user.pattern,
    lazy: async () => ({ Component: (await import('./users/user-screen')).UserScreen }),
  },
];
