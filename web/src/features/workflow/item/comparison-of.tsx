import type { Kind } from '@dossier/proto/records/definitions';
import { labelTexts } from '@dossier/proto/texts/labels';
import { useQuery } from '@tanstack/react-query';
import { RecordComparison } from '@/comparison/record-comparison';
import { Notice } from '@/components/notice';
import type { Notification } from '@/file/notifications';
import { liveValues } from '@/file/record';
import { text } from '../texts';
import { changedFields } from './changed-fields';
import { recordQuery } from './record-query';
import { useChangeFacts } from './use-change-facts';

/** What a change would alter, side by side. A removal alters nothing: the record as it stands follows. */
export function ComparisonOf({ change }: { change: Notification }) {
  const kind = change.kind as Kind;
  const { data } = useQuery(recordQuery(change.company_id, kind, change.object_id));
  const facts = useChangeFacts(change);
  if (change.actionType === 'remove') {
    const said = kind === 'subsidiary' ? text.deleteSubsidiary : text.deleteRecord(labelTexts.kindLabels[kind]);
    return <Notice tone="rejected">{said}</Notice>;
  }
  return (
    <RecordComparison
      key={change._id}
      kind={kind}
      changed={changedFields(change.fields)}
      values={data?.[0] && liveValues(data[0])}
      facts={facts}
      decided={Boolean(change.actionTaken)}
    />
  );
}
