import { Badge, Group } from '@mantine/core';
import { IconCopy, IconFileUpload } from '@tabler/icons-react';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { TooltipIcon } from '@/components/tooltip-icon';
import { TruncatedName } from '@/components/truncated-name';
import { ShownState } from '@/due-diligence/shown-state';
import { text } from '@/due-diligence/texts';
import type { components } from '@/lib/api/schema';
import { copyLink } from '../copy-link';

export type Row = components['schemas']['DueDiligenceHeader'];

const Links = ({ token, docs_token }: Row) => (
  <Group gap={4} wrap="nowrap">
    {token && (
      <TooltipIcon
        icon={IconCopy}
        label={text.list.copyForm}
        onClick={() => void copyLink('due_diligence_form', token)}
      />
    )}
    {docs_token && (
      <TooltipIcon
        icon={IconFileUpload}
        label={text.list.copyDocuments}
        onClick={() => void copyLink('due_diligence_documents', docs_token)}
      />
    )}
  </Group>
);

const Label = ({ label, is_refresh }: Row) => (
  <Group gap="xs" wrap="nowrap">
    <TruncatedName>{label}</TruncatedName>
    {is_refresh && (
      <Badge size="sm" variant="default" radius="sm" tt="none" miw="max-content">
        {text.refresh.mark}
      </Badge>
    )}
  </Group>
);

/** Read while rendering, so that the titles follow the language. */
export const columns = (): Column<Row>[] => [
  {
    key: 'label',
    title: text.list.label,
    sortKey: 'label',
    render: (row) => <Label {...row} />,
  },
  {
    key: 'status',
    title: text.list.status,
    sortKey: 'status',
    width: '20%',
    render: (row) => <ShownState record={row} />,
  },
  { key: 'changes', title: text.list.changes, width: '12%', render: ({ changesCount }) => changesCount },
  { key: 'link', title: text.list.link, width: '16%', render: (row) => <Links {...row} /> },
  {
    key: 'createdAt',
    title: text.list.createdAt,
    sortKey: 'createdAt',
    width: '22%',
    render: ({ createdAt }) => <Moment at={createdAt} />,
  },
];
