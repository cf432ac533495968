import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconLock, IconLockOpen, IconLogout, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { answer, api } from '@/lib/api/client';
import { useUser } from '@/lib/me';
import { keys } from '@/lib/query-keys';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { text } from '../texts';
import type { Account } from './queries';
import { ResetTwoFactor } from './reset-two-factor';

type Change = { disabled: boolean };

const useChange = (account: Account, onSuccess: () => void) =>
  useWrite(
    (change: Change) => answer(api.POST('/api/v1/user/account/update', { body: { user_id: account._id, ...change } })),
    {
      success: text.users.updated,
      failure: unlessExplained(text.users.errors.update),
      invalidates: () => [keys.accounts],
      onSuccess,
    },
  );

const useSignOut = (account: Account, onSuccess: () => void) =>
  useWrite(() => answer(api.POST('/api/v1/user/account/end-sessions', { body: { user_id: account._id } })), {
    success: text.users.signedOut,
    onSuccess,
  });

/** What is asked before an action that takes something from the person. */
const QUESTIONS = {
  disable: { title: text.users.disableTitle, lost: text.users.disableLost, verb: text.users.disable },
  signOut: { title: text.users.signOutTitle, lost: text.users.signOutLost, verb: text.users.signOut },
};
type Question = keyof typeof QUESTIONS;

/** The rarer actions on a user: sign-in on and off, open sessions, and a lost authenticator app. */
export function UserActions({ account }: { account: Account }) {
  const [asking, setAsking] = useState<Question | 'reset'>();
  const close = () => setAsking(undefined);
  const change = useChange(account, close);
  const signOut = useSignOut(account, close);
  const act: Record<Question, () => void> = {
    disable: () => change.mutate({ disabled: true }),
    signOut: () => signOut.mutate(undefined),
  };
  return (
    <>
      <ActionMenu account={account} onAsk={setAsking} onEnable={() => change.mutate({ disabled: false })} />
      {asking === 'reset' && <ResetTwoFactor account={account} onClose={close} />}
      {asking && asking !== 'reset' && (
        <ConfirmDialog
          name="user-action"
          opened
          title={QUESTIONS[asking].title(account.username)}
          verb={QUESTIONS[asking].verb}
          busy={change.isPending || signOut.isPending}
          onConfirm={act[asking]}
          onClose={close}
        >
          {QUESTIONS[asking].lost}
        </ConfirmDialog>
      )}
    </>
  );
}

type MenuProps = { account: Account; onAsk: (question: Question | 'reset') => void; onEnable: () => void };

function ActionMenu({ account, onAsk, onEnable }: MenuProps) {
  const isAdministrator = useUser().type === 'ADMINISTRATOR';
  const { disabled } = account;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={34} variant="default" aria-label={text.users.more}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={disabled ? <IconLockOpen size={16} /> : <IconLock size={16} />}
          onClick={() => (disabled ? onEnable() : onAsk('disable'))}
        >
          {disabled ? text.users.enable : text.users.disable}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => onAsk('signOut')}>
          {text.users.signOut}
        </Menu.Item>
        {isAdministrator && account.two_factor_enabled && (
          <Menu.Item leftSection={<IconShieldOff size={16} />} onClick={() => onAsk('reset')}>
            {text.users.resetTwoFactor}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
