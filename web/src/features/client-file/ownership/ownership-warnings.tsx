import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFileScope } from '@/file/file-scope';
import { paths } from '@/lib/paths';
import { ownership } from '../texts';
import { BlockedEntities, UboMismatches } from './owners-section';
import { useOwnership } from './ownership-query';

/** What the holdings say against the declared UBOs, above the list of those who own the client; nothing while all is well. */
export function OwnershipWarnings() {
  const { clientId } = useFileScope();
  const { data } = useOwnership();
  if (!data) return null;
  const { blocked, mismatches } = data.ownership;
  if (blocked.length === 0 && mismatches.length === 0) return null;
  return (
    <Stack gap="xs" mb="md">
      <BlockedEntities blocked={blocked} />
      <UboMismatches mismatches={mismatches} />
      <Anchor component={Link} to={paths.client.ownership.href(clientId)} size="sm">
        {ownership.openChart}
      </Anchor>
    </Stack>
  );
}
