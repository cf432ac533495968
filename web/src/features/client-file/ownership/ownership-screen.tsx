import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { WaitingScreen } from '@/components/waiting-screen';
import { saveFile } from '@/lib/save-file';
import { useWrite } from '@/lib/use-write';
import { useFilePage } from '../frame/use-file-page';
import { ownership } from '../texts';
import { ChartCanvas } from './chart-canvas';
import { pictureOf } from './chart-picture';
import { OwnersSection } from './owners-section';
import { type OwnershipNode, useOwnership } from './ownership-query';

export const OwnershipScreen = () => (
  <RequirePermission any={['view_chart']}>
    <Ownership />
  </RequirePermission>
);

/** The structure of the client in full, and who effectively owns it. */
function Ownership() {
  const { name } = useFilePage(ownership.title);
  const { data, error, refetch } = useOwnership();
  if (error) return <LoadFailed error={error} title={ownership.failed} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  return (
    <PageBody>
      <PageHeader title={ownership.chart} actions={<Download chart={data.chart} name={name} />} />
      <ChartCanvas chart={data.chart} />
      <OwnersSection ownership={data.ownership} />
    </PageBody>
  );
}

function Download({ chart, name }: { chart: OwnershipNode; name: string }) {
  const download = useWrite(
    async () => saveFile(await pictureOf(chart), `${ownership.chart} ${name}.png`.replaceAll(/[\\/:*?"<>|]/g, ' ')),
    { failure: ownership.downloadFailed },
  );
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} />}
      loading={download.isPending}
      onClick={() => download.mutate(undefined)}
    >
      {ownership.download}
    </Button>
  );
}
