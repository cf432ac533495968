import { Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
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

/** Approve (A) and Deny (D), for people who may. */
export function DecisionBar({ changeId, decision }: { changeId: string; decision: Decision }) {
  const { mayApprove, mayDeny, approve, deny, denying, denial, affected, busy, idle, start } = decision;
  useHotkeys([
    ['A', () => mayApprove && idle && start()],
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
          disabled={busy}
          rightSection={<Key>A</Key>}
        >
          {text.approve}
        </Button>
      )}
      {denying && <DenyDialog changeId={changeId} busy={deny.isPending} onDeny={deny.mutate} onClose={denial.close} />}
      {affected.opened && (
        <AffectedDialog
          changes={affected.changes}
          busy={busy}
          onConfirm={() => approve.mutate()}
          onClose={affected.close}
        />
      )}
    </>
  );
}
