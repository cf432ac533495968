import { Anchor, Group } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { TruncatedName } from '@/components/truncated-name';
import { clientQuery, clientSummary } from '@/lib/client';
import { paths } from '@/lib/paths';
import { text } from '@/lib/texts/common';

/** The client files a user of type CLIENT may see, as links. */
export function UserClients({ ids }: { ids: string[] }) {
  const clients = useQueries({ queries: ids.map((id) => clientQuery(id)) });
  if (ids.length === 0) return text.answers.none;
  return (
    <Group gap="xs">
      {ids.map((id, index) => {
        const data = clients[index]?.data;
        return (
          <Anchor key={id} component={Link} to={paths.client.dashboard.href(id)} maw="100%">
            <TruncatedName>{data ? clientSummary(id, data.companyData).name : id}</TruncatedName>
          </Anchor>
        );
      })}
    </Group>
  );
}
