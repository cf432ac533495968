import { Button, Kbd, Text } from '@mantine/core';
import { useEffect } from 'react';
import { loadEditor } from '@/components/rich-text/rich-text-editor';
import type { Notification } from '@/file/notifications';
import { modKey } from '@/lib/mod-key';
import { useShortcuts } from '@/lib/shortcuts';
import { text } from '../texts';
import { AffectedDialog } from './affected-dialog';
import { DenyDialog } from './deny-dialog';
import classes from './item.module.css';
import type { Decision } from './use-decision';

const Key = ({ children }: { children: string }) => (
  <Kbd size="xs" className={classes.key}>
    {children}
  </Kbd>
);

type DecisionBarProps = {
  change: Notification;
  decision: Decision;
  /** The additions it waits for are approved with it. */
  withParents: boolean;
  /** The comparison has been on screen long enough to be read; before that nothing approves. */
  seen: boolean;
};

/** Approve (Ctrl/⌘ Enter), and Deny or Withdraw (D asks for the reason), as far as the server says that this person may. */
export function DecisionBar({ change, decision, withParents, seen }: DecisionBarProps) {
  const { approve, deny, denying, denial, affected, busy, idle, start } = decision;
  const mayApprove = change.may_approve || withParents;
  const mayDeny = change.may_deny || change.may_withdraw;
  // The own change waits for somebody else: to this person there is nothing to approve.
  const offersApprove = mayApprove || (change.blocked !== undefined && !change.own);
  const hint = seen ? undefined : text.lookFirst;
  // The dialog's field is there at once when it opens.
  useEffect(() => void (mayDeny && loadEditor().catch(() => undefined)), [mayDeny]);
  useShortcuts([
    ['mod+Enter', () => mayApprove && seen && idle && start()],
    ['D', () => mayDeny && idle && denial.open()],
  ]);
  return (
    <>
      {!mayDeny && !offersApprove && (
        <Text size="xs" c="dimmed">
          {text.readOnly}
        </Text>
      )}
      {mayDeny && (
        <Button variant="default" onClick={denial.open} disabled={busy} rightSection={<Key>D</Key>}>
          {change.may_withdraw ? text.withdraw : text.deny}
        </Button>
      )}
      {offersApprove && (
        <Button
          onClick={start}
          loading={approve.isPending && !affected.opened}
          disabled={busy || !mayApprove || !seen}
          title={mayApprove ? hint : change.blocked?.message}
          rightSection={<Key>{`${modKey} Enter`}</Key>}
        >
          {withParents ? text.approveWith : text.approve}
        </Button>
      )}
      {denying && <DenyDialog change={change} busy={deny.isPending} onDeny={deny.mutate} onClose={denial.close} />}
      {affected.opened && (
        <AffectedDialog changes={affected.changes} busy={busy} onConfirm={approve.run} onClose={affected.close} />
      )}
    </>
  );
}
