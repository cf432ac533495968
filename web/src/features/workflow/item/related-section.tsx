import { useQuery } from '@tanstack/react-query';
import { Section } from '@/components/section';
import { text } from '../texts';
import { affectedQuery } from './affected-query';
import type { OpenedChange } from './notification-query';
import { RelatedChanges } from './related-changes';

/** What else waits on the record, above it and below it; of a removal, the changes that end with it or ended with it. */
export function RelatedSection({ opened: { notification, connected } }: { opened: OpenedChange }) {
  const isRemoval = notification.actionType === 'remove';
  const { data: affected = [] } = useQuery({ ...affectedQuery(notification._id), enabled: isRemoval });
  const ends = new Set(affected.map(({ _id }) => _id));
  const related = [...affected, ...connected.filter(({ _id }) => !ends.has(_id))];
  if (related.length === 0) return null;
  return (
    <Section title={text.related}>
      <RelatedChanges changes={related} />
    </Section>
  );
}
