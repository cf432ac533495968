import { plural } from '@dossier/proto/texts/define';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Dialog } from '@/components/dialog/dialog';
import type { Notification } from '@/file/notifications';
import { paths } from '@/lib/paths';
import { text as common } from '@/lib/texts/common';
import { useOnScreen } from '../item/use-on-screen';
import { text } from '../texts';
import classes from './approvals.module.css';
import { ChangeName } from './change-name';
import { planOf } from './plan';
import { useApprovePlan } from './use-approve-plan';

type ApproveDialogProps = { chosen: readonly Notification[]; onClose: (isDone: boolean) => void };

/** Lists what will be approved and what cannot be, and afterwards what was. Each change is a decision of its own. */
export function ApproveDialog({ chosen, onClose }: ApproveDialogProps) {
  const { approve, done, outcome } = useApprovePlan();
  const plan = planOf(chosen);
  const [ref, seen] = useOnScreen(chosen.map(({ _id, revision }) => `${_id}.${revision}`).join());
  const count = plan.approve.length;
  const isBusy = done !== undefined;
  return (
    <Dialog
      name="approve-several"
      title={outcome ? text.several.outcome : text.several.title}
      size="lg"
      onClose={() => !isBusy && onClose(Boolean(outcome))}
    >
      <Stack gap="md" ref={ref}>
        {outcome ? (
          <Text>{plural(outcome.approved, text.several.done)}</Text>
        ) : (
          <Part title={plural(count, text.several.will)} items={plan.approve.map((change) => ({ change }))} />
        )}
        <Part title={text.several.refused} items={(outcome ?? plan).refused} />
        {isBusy && <Progress value={(done / count) * 100} aria-label={text.several.title} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={isBusy} onClick={() => onClose(Boolean(outcome))} data-autofocus>
            {outcome ? common.actions.close : common.actions.cancel}
          </Button>
          {!outcome && (
            <Button loading={isBusy} disabled={count === 0 || !seen} onClick={() => void approve(plan)}>
              {plural(count, text.several.approve)}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

type PartProps = { title: string; items: readonly { change: Notification; reason?: string }[] };

const Part = ({ title, items }: PartProps) =>
  items.length === 0 ? null : (
    <section aria-label={title}>
      <Text fw={600} mb={4}>
        {title}
      </Text>
      <ul className={classes.plan}>
        {items.map(({ change, reason }) => (
          <li key={change._id}>
            <Link to={paths.client.workflow.item.href(change.company_id, change._id)} target="_blank" rel="noopener">
              <ChangeName change={change} />
            </Link>
            <span className={classes.sentence}>{change.sentence}</span>
            {reason && <span className={classes.reason}>{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
