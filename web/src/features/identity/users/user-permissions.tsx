import {
  PERMISSION_GROUPS,
  PERMISSION_KEYS,
  type PermissionGroup,
  type PermissionKey,
} from '@dossier/proto/permissions/keys';
import { Box, Group, Text, TextInput } from '@mantine/core';
import { IconLock, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { LoadFailed } from '@/components/load-failed';
import { Notice } from '@/components/notice';
import { Waiting } from '@/components/waiting';
import { CardShapes } from '@/components/waiting-screen';
import { useCan } from '@/lib/me';
import { text } from '../texts';
import { GrantedPermissions } from './granted-permissions';
import { PermissionGroupCard } from './permission-group-card';
import { type Account, permissionsQuery } from './queries';

const GROUPS = Object.keys(PERMISSION_GROUPS) as PermissionGroup[];

const keysOf = (group: PermissionGroup, search: string): PermissionKey[] =>
  PERMISSION_GROUPS[group].filter((key) => text.permissions[key].toLowerCase().includes(search.trim().toLowerCase()));

/** What a user may do, key by key. An administrator's permissions are locked. */
export function UserPermissions({ account }: { account: Account }) {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(permissionsQuery(account._id));
  const locked = account.type === 'ADMINISTRATOR';
  const editable = useCan()('change_permission_of_user') && !locked;
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting>
        <CardShapes />
      </Waiting>
    );
  const { permissions } = data;
  const allowed = PERMISSION_KEYS.filter((key) => permissions[key] === 'allow').length;
  const groups = GROUPS.map((group) => ({ group, keys: keysOf(group, search) })).filter(({ keys }) => keys.length > 0);
  return (
    <>
      {!editable && (
        <Box mb="md">
          <Notice icon={locked ? IconLock : undefined}>
            {locked ? text.users.adminLocked : text.users.permissionsReadOnly}
          </Notice>
        </Box>
      )}
      <Group justify="space-between" mb="md" gap="xs">
        <TextInput
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={text.users.filterPermissions}
          aria-label={text.users.filterPermissions}
          w={280}
          leftSection={<IconSearch size={16} stroke={1.5} />}
        />
        <Text size="xs" c="dimmed" className="tabular">
          {text.users.allowedCount(String(allowed), String(PERMISSION_KEYS.length))}
        </Text>
      </Group>
      {groups.map(({ group, keys }) => (
        <PermissionGroupCard
          key={group}
          group={group}
          keys={keys}
          account={account}
          permissions={permissions}
          editable={editable}
        />
      ))}
      <GrantedPermissions account={account} permissions={permissions} />
      {groups.length === 0 && <EmptyState title={text.users.noPermission} />}
    </>
  );
}
