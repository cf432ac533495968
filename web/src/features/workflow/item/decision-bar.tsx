import { Button, Kbd } from '@mantine/core';
import { useEffect } from 'react';
import { loadEditor } from '@/components/rich-text/rich-text-editor';
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
  changeId: string;
  decision: Decision;
  /** The comparison has been on screen long enough to be read; before that nothing approves. */
  seen: boolean;
};

/** Approve (Ctrl/⌘ Enter) and Deny (D asks for the reason), for people who may. */
export function DecisionBar({ changeId, decision, seen }: DecisionBarProps) {
  const { mayApprove, mayDeny, approve, deny, denying, denial, affected, busy, idle, start } = decision;
  // The dialog's field is there at once when it opens.
  useEffect(() => void (mayDeny && loadEditor().catch(() => undefined)), [mayDeny]);
  useShortcuts([
    ['mod+Enter', () => mayApprove && seen && idle && start()],
    ['D', () => mayDeny && idle && denial.open()],
  ]);
  return (
    <>
      {mayDeny && (
        <Button variant="default" onClick={denial.open} disabled={busy} rightSection={<Key>D</Key>}>
          {text.deny}
        </Button>
      )}
      {mayApprove && (
        <Button
          onClick={start}
          loading={approve.isPending && !affected.opened}
          disabled={busy || !seen}
          rightSection={<Key>{`${modKey} Enter`}</Key>}
        >
          {text.approve}
        </Button>
      )}
      {denying && <DenyDialog changeId={changeId} busy={deny.isPending} onDeny={deny.mutate} onClose={denial.close} />}
      {affected.opened && (
        <AffectedDialog changes={affected.changes} busy={busy} onConfirm={approve.run} onClose={affected.close} />
      )}
    </>
  );
}
