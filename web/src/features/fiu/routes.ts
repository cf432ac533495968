import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';

export const fiuRoutes: RouteObject[] = [
  {
    path: paths.fiu.userInfo.pattern,
    lazy: async () => ({ Component: (await import('./user-info/user-info-screen')).UserInfoScreen }),
  },
  {
    path: paths.fiu.convert.pattern,
    lazy: async () => ({ Component: (await import('./convert/convert-screen')).ConvertScreen }),
  },
  {
    path: paths.fiu.fileList.pattern,
    lazy: async () => ({ Component: (await import('./files/file-list-screen')).FileListScreen }),
  },
  {
    path: paths.fiu.profiles.pattern,
    lazy: async () => ({ Component: (await import('./profiles/profiles-screen')).ProfilesScreen }),
  },
  {
    path: paths.fiu.savedInfo.pattern,
    lazy: async () => ({ Component: (await import('./saved/saved-info-screen')).SavedInfoScreen }),
  },
];
