import { Title } from '@mantine/core';
import type { FileRecord } from '@/file/record';
import { kyc } from '../texts';
import { ChartPreview } from './chart-preview';
import { type OwnershipNode, useOwnership } from './ownership-query';

const nodeOf = (node: OwnershipNode, id: string): OwnershipNode | undefined =>
  node.id === id ? node : node.children.map((child) => nodeOf(child, id)).find((found) => found !== undefined);

/** The part of the ownership chart below a corporate shareholder or managing director; nothing where there is nobody below. */
export function StructureChart({ record }: { record: FileRecord }) {
  const { data } = useOwnership();
  const node = data && nodeOf(data.chart, record.id);
  if (!node || node.children.length === 0) return null;
  const title = record.kind === 'md' ? kyc.sections.directorStructure : kyc.sections.shareholderStructure;
  return (
    <section aria-label={title}>
      <Title order={3} size="h3" mb="xs">
        {title}
      </Title>
      <ChartPreview chart={node} label={title} words />
    </section>
  );
}
