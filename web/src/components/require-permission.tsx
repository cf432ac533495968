import type { PermissionKey } from '@dossier/proto/permissions/keys';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCan, useUser } from '@/lib/me';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { text } from '@/lib/texts/common';
import { EmptyState } from './empty-state';

/** Without any of the keys the screen says so, and who can help. */
export const RequirePermission = ({ any, children }: { any: PermissionKey[]; children: ReactNode }) =>
  useCan()(...any) ? children : <NotPermitted />;

/** Screens of the back office. */
export const RequireSuperUser = ({ children }: { children: ReactNode }) =>
  useUser().is_super_user ? children : <NotPermitted />;

/** In place of a whole screen: its title tells so, too. */
export function NotPermitted() {
  usePage(text.notPermitted.title, [{ label: text.notPermitted.title }]);
  return (
    <EmptyState
      isPage
      icon={<IconLock size={28} stroke={1.5} />}
      title={text.notPermitted.title}
      hint={text.notPermitted.hint}
      action={
        <Button component={Link} to={paths.clients.href()}>
          {text.notPermitted.back}
        </Button>
      }
    />
  );
}
