import type { Effect, PermissionGroup, PermissionKey } from '@dossier/proto/permissions/keys';
import { type Role, roleDefaults } from '@dossier/proto/permissions/roles';
import { Section } from '@/components/section';
import { text } from '../texts';
import classes from './permission-group-card.module.css';
import { PermissionRow } from './permission-row';
import type { Account } from './queries';
import { useSetPermission } from './use-set-permission';

type PermissionGroupCardProps = {
  group: PermissionGroup;
  keys: PermissionKey[];
  account: Account;
  permissions: Record<string, Effect>;
  editable: boolean;
};

export function PermissionGroupCard({ group, keys, account, permissions, editable }: PermissionGroupCardProps) {
  const set = useSetPermission(account._id);
  const defaults = account.type ? roleDefaults(account.type as Role) : [];
  return (
    <Section title={text.permissionGroups[group]} flush>
      <ul className={classes.list}>
        {keys.map((name) => {
          const allowed = permissions[name] === 'allow';
          return (
            <PermissionRow
              key={name}
              label={text.permissions[name]}
              allowed={allowed}
              differs={allowed !== defaults.includes(name)}
              disabled={!editable}
              onChange={(allow) => set.mutate({ name, effect: allow ? 'allow' : 'deny' })}
            />
          );
        })}
      </ul>
    </Section>
  );
}
