import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { usePage } from '@/lib/page';
import { layout } from '@/lib/texts/layout';
import { navigationFor } from '../navigation';
import { useViewer } from '../use-viewer';

/** Where a super user arrives: what the back office has today. */
export function BackOffice() {
  usePage(layout.backOffice.title);
  const entries = navigationFor(useViewer(), undefined).find(({ key }) => key === 'admin')?.entries ?? [];
  return (
    <PageBody width="form">
      <PageHeader title={layout.backOffice.title} />
      <Stack gap="sm">
        <Text>{layout.backOffice.hint}</Text>
        {entries.map(({ key, href }) => (
          <Anchor key={key} component={Link} to={href('')}>
            {layout.entries[key]}
          </Anchor>
        ))}
      </Stack>
    </PageBody>
  );
}
