import { useQuery } from '@tanstack/react-query';
import { Section } from '@/components/section';
import type { Notification } from '@/file/notifications';
import { text } from '../texts';
import { affectedQuery } from './affected-query';
import { RelatedChanges } from './related-changes';

/** The changes that end with a removal, or ended with it. */
export function RelatedSection({ change }: { change: Notification }) {
  const { data = [] } = useQuery({ ...affectedQuery(change._id), enabled: change.actionType === 'remove' });
  if (data.length === 0) return null;
  return (
    <Section title={text.related}>
      <RelatedChanges changes={data} />
    </Section>
  );
}
