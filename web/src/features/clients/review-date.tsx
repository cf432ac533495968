import { today } from '@dossier/proto/rules/dates';
import { StatePill } from '@/components/state-pill';
import { date } from '@/lib/format';

/** The day of the next review; one that has passed says so. */
export const ReviewDate = ({ day }: { day: string | undefined }) => {
  if (!day) return null;
  return day < today() ? <StatePill state="overdue" label={date(day)} /> : <span className="tabular">{date(day)}</span>;
};
