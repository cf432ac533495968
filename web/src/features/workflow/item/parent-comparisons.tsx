import { Title } from '@mantine/core';
import type { Notification } from '@/file/notifications';
import { text } from '../texts';
import { ComparisonOf } from './comparison-of';
import classes from './item.module.css';

/** The additions that would be approved with a change: nothing is approved that was not on screen. */
export function ParentComparisons({ changes }: { changes: readonly Notification[] }) {
  if (changes.length === 0) return null;
  return (
    <>
      {changes.map((change) => (
        <section key={change._id} className={classes.above}>
          <Title order={2} size="h3">
            {text.parent.above(change.title)}
          </Title>
          <ComparisonOf change={change} />
        </section>
      ))}
      <Title order={2} size="h3" mb="xs">
        {text.parent.below}
      </Title>
    </>
  );
}
