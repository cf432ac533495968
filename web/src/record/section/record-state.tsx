import { plural } from '@dossier/proto/texts/define';
import { StatePill } from '@/components/state-pill';
import { countWaiting, type FileRecord } from '@/file/record';
import { text } from '../texts';

type CountsProps = {
  /** How many changes wait. */
  waiting: number;
  /** How many needed fields are empty. */
  missing: number;
};

/** What waits and what lacks, in the same words on every card. */
export const WaitingAndMissing = ({ waiting, missing }: CountsProps) => (
  <>
    {waiting > 0 && <StatePill state="pending" label={plural(waiting, text.section.waiting)} />}
    {missing > 0 && <StatePill state="draft" label={plural(missing, text.section.missing)} />}
    {missing === 0 && waiting === 0 && <StatePill state="complete" />}
  </>
);

type RecordStateProps = {
  record: FileRecord;
  /** The records inside it. */
  under: readonly FileRecord[];
  missing: number;
};

/** What a record waits for or lacks, with everything inside it. */
export function RecordState({ record, under, missing }: RecordStateProps) {
  if (record.remove) return <StatePill state="rejected" label={text.section.removal} />;
  const waiting = countWaiting([record, ...under]);
  if (!record.add) return <WaitingAndMissing waiting={waiting} missing={missing} />;
  // The addition itself is said by its own pill.
  const others = Math.max(0, waiting - 1);
  return (
    <>
      <StatePill state="new" label={text.section.added} />
      {others + missing > 0 && <WaitingAndMissing waiting={others} missing={missing} />}
    </>
  );
}
