import { Badge } from '@mantine/core';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { StatePill } from '@/components/state-pill';
import { TruncatedName } from '@/components/truncated-name';
import { roleLabel } from '@/lib/role';
import { text } from '../texts';
import { InvitedPill } from './invited-pill';
import type { Account } from './queries';
import { TwoFactorState } from './two-factor-state';
import classes from './users.module.css';

const Name = ({ account, isSelf }: { account: Account; isSelf: boolean }) => (
  <span className={classes.name}>
    <TruncatedName>{account.username}</TruncatedName>
    {isSelf && (
      <Badge size="sm" variant="default" radius="sm" tt="none" className={classes.you}>
        {text.users.you}
      </Badge>
    )}
    {account.invited_until && <InvitedPill until={account.invited_until} />}
    {account.disabled && <StatePill state="rejected" label={text.users.disabled} />}
  </span>
);

export const userColumns = (ownId: string): Column<Account>[] => [
  {
    key: 'username',
    title: text.fields.name,
    sortKey: 'username',
    render: (account) => <Name account={account} isSelf={account._id === ownId} />,
  },
  {
    key: 'email',
    title: text.fields.email,
    sortKey: 'email',
    width: '30%',
    render: ({ email }) => <TruncatedName>{email}</TruncatedName>,
  },
  {
    key: 'type',
    title: text.fields.role,
    sortKey: 'type',
    width: '164px',
    render: ({ type }) => roleLabel(type),
  },
  {
    key: 'twoFactor',
    title: text.users.twoFactor,
    width: '116px',
    render: (account) => <TwoFactorState account={account} />,
  },
  {
    key: 'lastLogin',
    title: text.fields.lastLogin,
    sortKey: 'lastLogin',
    width: '140px',
    render: ({ lastLogin }) => (lastLogin ? <Moment at={lastLogin} as="ago" /> : text.users.never),
  },
];
