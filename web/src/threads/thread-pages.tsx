import { Button, Group } from '@mantine/core';
import { text } from './texts';

type ThreadPagesProps = { page: number; pages: number; onPage: (page: number) => void };

/** The way through a long discussion, whose newest page is shown first. */
export const ThreadPages = ({ page, pages, onPage }: ThreadPagesProps) =>
  pages > 1 ? (
    <Group gap="xs">
      <Button variant="default" size="compact-sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {text.actions.earlier}
      </Button>
      <Button variant="default" size="compact-sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {text.actions.later}
      </Button>
    </Group>
  ) : null;
