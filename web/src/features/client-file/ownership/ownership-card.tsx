import { Button, Skeleton } from '@mantine/core';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { useFileScope } from '@/file/file-scope';
import { useCan } from '@/lib/me';
import { paths } from '@/lib/paths';
import { ownership } from '../texts';
import { ChartPreview } from './chart-preview';
import classes from './ownership.module.css';
import { useOwnership } from './ownership-query';

/** The ownership chart on the dashboard: a picture of the structure that leads to its own screen. */
export function OwnershipCard() {
  const { clientId } = useFileScope();
  const can = useCan();
  const { data, isError } = useOwnership();
  const href = paths.client.ownership.href(clientId);
  if (!can('view_chart')) return null;
  return (
    <Section
      title={ownership.chart}
      actions={
        <Button
          component={Link}
          to={href}
          variant="default"
          size="xs"
          leftSection={<IconArrowsMaximize size={14} stroke={1.75} />}
        >
          {ownership.fullScreen}
        </Button>
      }
    >
      {data ? (
        <Link to={href} className={classes.open} tabIndex={-1} aria-hidden>
          <ChartPreview chart={data.chart} />
        </Link>
      ) : isError ? (
        <span className={classes.quiet}>{ownership.failed}</span>
      ) : (
        <Skeleton height={240} />
      )}
    </Section>
  );
}
