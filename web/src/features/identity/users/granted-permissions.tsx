import type { Effect } from '@dossier/proto/permissions/keys';
import { grantableTo, type Role } from '@dossier/proto/permissions/roles';
import { Section } from '@/components/section';
import { useCan } from '@/lib/me';
import { text } from '../texts';
import classes from './permission-group-card.module.css';
import { PermissionRow } from './permission-row';
import type { Account } from './queries';
import { useSetPermission } from './use-set-permission';

type GrantedPermissionsProps = { account: Account; permissions: Record<string, Effect> };

/** Keys that no role has by itself, where this person's role may be given one. Also an administrator's. */
export function GrantedPermissions({ account, permissions }: GrantedPermissionsProps) {
  const set = useSetPermission(account._id);
  const may = useCan()('change_permission_of_user');
  const keys = account.type ? grantableTo(account.type as Role) : [];
  if (keys.length === 0) return null;
  return (
    <Section title={text.users.granted} flush>
      <ul className={classes.list}>
        {keys.map((name) => (
          <PermissionRow
            key={name}
            label={text.permissions[name]}
            allowed={permissions[name] === 'allow'}
            differs={permissions[name] === 'allow'}
            disabled={!may}
            onChange={(allow) => set.mutate({ name, effect: allow ? 'allow' : 'deny' })}
          />
        ))}
      </ul>
    </Section>
  );
}
