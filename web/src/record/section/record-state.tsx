import { plural } from '@dossier/proto/texts/define';
import { StatePill } from '@/components/state-pill';
import { type FileRecord, waitingCount } from '@/file/record';
import { text } from '../texts';

type RecordStateProps = {
  record: FileRecord;
  /** The records inside it. */
  under: readonly FileRecord[];
  /** How many needed fields are empty. */
  missing: number;
};

/** What a record waits for or lacks, with everything inside it. */
export function RecordState({ record, under, missing }: RecordStateProps) {
  if (record.remove) return <StatePill state="rejected" label={text.section.removal} />;
  const waiting = [...(record.add ? [] : [record]), ...under].reduce((sum, each) => sum + waitingCount(each), 0);
  return (
    <>
      {record.add && <StatePill state="new" label={text.section.added} />}
      {waiting > 0 && <StatePill state="pending" label={plural(waiting, text.section.waiting)} />}
      {missing > 0 && <StatePill state="draft" label={plural(missing, text.section.missing)} />}
      {missing === 0 && waiting === 0 && !record.add && <StatePill state="complete" />}
    </>
  );
}
