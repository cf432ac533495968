import { RouterProvider } from 'react-router-dom';
import { followChanges } from '@/lib/live/follow';
import { queryClient } from '@/lib/query-client';
import { followOtherTabs } from '@/lib/session';
import { router } from './router';
import { start } from './start';

followOtherTabs();
followChanges(queryClient);
await start(<RouterProvider router={router} />);
