import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { layout } from '@/lib/texts/layout';
import { EmptyState } from './empty-state';

/** The 404 page: an address that is nothing, or nothing for this person. */
export function NotFound() {
  usePage(layout.notFound.title);
  return (
    <EmptyState
      isPage
      icon={<IconMapOff size={28} stroke={1.5} />}
      title={layout.notFound.title}
      hint={layout.notFound.text}
      action={
        <Button component={Link} to={paths.clients.href()}>
          {layout.notFound.back}
        </Button>
      }
    />
  );
}
