import type { Changed } from '@dossier/proto/records/changes';
import type { Kind } from '@dossier/proto/records/definitions';
import { RecordComparison } from '@/comparison/record-comparison';
import { type State, StatePill } from '@/components/state-pill';
import { useFileScope } from '@/file/file-scope';
import { history } from '../texts';
import classes from './difference.module.css';
import type { DifferentRecord } from './difference-query';

const PILLS: Record<DifferentRecord['change'], State> = { added: 'approved', removed: 'rejected', changed: 'pending' };

/** One record of a difference, in the look of a comparison. */
export function DifferentRecordView({ record }: { record: DifferentRecord }) {
  const { company, today } = useFileScope();
  const { kind, change, title, within, documentType, fields } = record;
  return (
    <article className={classes.record} aria-label={title}>
      <header className={classes.head}>
        <h3 className={classes.title}>{title}</h3>
        {within && <span className={classes.within}>{within}</span>}
        <StatePill state={PILLS[change]} label={history.difference.changes[change]} />
      </header>
      <RecordComparison
        kind={kind as Kind}
        changed={fields as Changed}
        facts={{ today, company, ...(documentType ? { documentType } : {}) }}
        decided
      />
    </article>
  );
}
