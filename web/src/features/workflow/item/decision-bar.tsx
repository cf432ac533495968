import { Button, Kbd } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '@/lib/api/api-error';
import { useCan } from '@/lib/me';
import { toastError } from '@/lib/toasts';
import type { Notification } from '@/records/model/notifications';
import { text } from '../texts';
import { AffectedDialog } from './affected-dialog';
import { affectedQuery } from './affected-query';
import { DenyDialog } from './deny-dialog';
import { isExplained } from './notices';
import { useDecide } from './use-decide';

type DecisionBarProps = { change: Notification; onDecided: () => void; onRefused: (error: ApiError) => void };

/** Looks up what a removal takes with it; without any it is approved at once. */
function useAffected(change: Notification, approve: () => void) {
  const client = useQueryClient();
  const [opened, { open, close }] = useDisclosure();
  const [changes, setChanges] = useState<Notification[]>();
  const ask = async () => {
    setChanges(undefined);
    open();
    try {
      const found = await client.fetchQuery(affectedQuery(change._id));
      setChanges(found);
      if (found.length === 0) {
        close();
        approve();
      }
    } catch (error) {
      close();
      toastError(error, { retry: () => void ask() });
    }
  };
  return { opened, close, changes, ask };
}

/** Approve (A) and Deny (D), for people who may. The maker may take back the own change. */
export function DecisionBar({ change, onDecided, onRefused }: DecisionBarProps) {
  const can = useCan();
  const [denying, denial] = useDisclosure();
  const mayApprove = can('approve_requested_changes');
  const mayDeny = can('reject_requested_changes') || change.own;
  const { approve, deny } = useDecide({
    change,
    onDecided: () => {
      denial.close();
      onDecided();
    },
    onRefused: (error) => {
      if (!isExplained(error)) return false;
      denial.close();
      affected.close();
      onRefused(error);
      return true;
    },
  });
  const affected = useAffected(change, () => approve.mutate());
  const busy = approve.isPending || deny.isPending;
  const startApproval = () => (change.actionType === 'remove' ? void affected.ask() : approve.mutate());
  const idle = !busy && !denying && !affected.opened;
  useHotkeys([
    ['A', () => mayApprove && idle && startApproval()],
    ['D', () => mayDeny && idle && denial.open()],
  ]);
  return (
    <>
      {mayDeny && (
        <Button
          variant="default"
          onClick={denial.open}
          disabled={busy}
          rightSection={
            <Kbd size="xs" visibleFrom="sm">
              D
            </Kbd>
          }
        >
          {text.deny}
        </Button>
      )}
      {mayApprove && (
        <Button
          onClick={startApproval}
          loading={approve.isPending && !affected.opened}
          disabled={busy}
          rightSection={
            <Kbd size="xs" visibleFrom="sm">
              A
            </Kbd>
          }
        >
          {text.approve}
        </Button>
      )}
      {denying && (
        <DenyDialog changeId={change._id} busy={deny.isPending} onDeny={deny.mutate} onClose={denial.close} />
      )}
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
