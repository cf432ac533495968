import { keyOf } from '@dossier/proto/records/access';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useFileScope } from '@/file/file-scope';
import type { FileRecord } from '@/file/record';
import type { Requirement } from '@/file/requirements-query';
import { useCan } from '@/lib/me';
import { requirements as text } from '../../texts';
import { waiverOf } from './waiver-of';

// Most visits of a dashboard ask for no exception.
const AskWaiver = lazy(async () => ({ default: (await import('./ask-waiver')).AskWaiver }));
const WithdrawWaiver = lazy(async () => ({ default: (await import('./withdraw-waiver')).WithdrawWaiver }));

/** What is owed; what ends soon is not owed yet. */
const OWED: readonly Requirement['state'][] = ['missing', 'expired', 'stale'];

/** What can be done about something that is owed or waived: an exception asked for, or taken back. */
export function WaiverAction({ requirement }: { requirement: Requirement }) {
  const { records, today, mode } = useFileScope();
  const can = useCan();
  const waiver = waiverOf(requirement, records, today);
  if (mode !== 'live') return null;
  if (waiver) return <Waiver waiver={waiver} requirement={requirement} />;
  const { waivable, state, section, documentType } = requirement;
  const mayAsk = waivable && OWED.includes(state) && can(keyOf('create', { kind: 'waiver', section }));
  return mayAsk && documentType ? <Ask requirement={requirement} document={documentType} /> : null;
}

function Waiver({ waiver, requirement }: { waiver: FileRecord; requirement: Requirement }) {
  const can = useCan();
  const [isAsked, { open, close }] = useDisclosure();
  if (waiver.add ?? waiver.remove)
    return (
      <Text span size="xs" c="dimmed">
        {waiver.add ? text.waivers.waits : text.waivers.withdrawalWaits}
      </Text>
    );
  if (!can(keyOf('remove', { kind: 'waiver', section: requirement.section }))) return null;
  return (
    <>
      <Button variant="subtle" size="compact-xs" aria-label={text.waivers.withdrawOf(requirement.title)} onClick={open}>
        {text.waivers.withdraw}
      </Button>
      <Suspense>{isAsked && <WithdrawWaiver id={waiver.id} title={requirement.title} onClose={close} />}</Suspense>
    </>
  );
}

type AskProps = { requirement: Requirement; document: NonNullable<Requirement['documentType']> };

function Ask(props: AskProps) {
  const [isAsked, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        aria-label={text.waivers.askOf(props.requirement.title)}
        onClick={open}
      >
        {text.waivers.ask}
      </Button>
      <Suspense>{isAsked && <AskWaiver {...props} onClose={close} />}</Suspense>
    </>
  );
}
