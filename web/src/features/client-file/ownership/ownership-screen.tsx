import { Button, Menu } from '@mantine/core';
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
import { pdfOf } from './chart-pdf';
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

const FORMATS = {
  png: { label: () => ownership.asPicture, draw: (chart: OwnershipNode) => pictureOf(chart) },
  pdf: { label: () => ownership.asPdf, draw: pdfOf },
} as const;
type Format = keyof typeof FORMATS;

function Download({ chart, name }: { chart: OwnershipNode; name: string }) {
  const title = `${ownership.chart} ${name}`;
  const download = useWrite(
    async (format: Format) =>
      saveFile(await FORMATS[format].draw(chart, title), `${title}.${format}`.replaceAll(/[\\/:*?"<>|]/g, ' ')),
    { failure: ownership.downloadFailed },
  );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} />} loading={download.isPending}>
          {ownership.download}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(FORMATS) as Format[]).map((format) => (
          <Menu.Item key={format} onClick={() => download.mutate(format)}>
            {FORMATS[format].label()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
