import { StatePill } from '@/components/state-pill';
import { useFileScope } from '@/file/file-scope';
import { recordMark } from '@/file/marks';
import { liveValues } from '@/file/record';
import { date } from '@/lib/format';
import { WaitingMark } from '@/record/form/waiting-mark';
import { text as records } from '@/record/texts';
import { useCompany } from '../frame/use-company';
import { text } from '../texts';

/** That the client's deletion waits, or when the client is reviewed next. */
export function ClientState() {
  const { today } = useFileScope();
  const company = useCompany();
  const due = liveValues(company).next_review_date;
  if (company.remove) {
    return (
      <>
        <StatePill state="rejected" label={records.section.removal} />
        <WaitingMark mark={recordMark(company)} />
      </>
    );
  }
  if (typeof due !== 'string') return null;
  return due < today ? (
    <StatePill state="overdue" label={text.dashboard.overdue(date(due))} />
  ) : (
    <StatePill state="skipped" label={text.dashboard.due(date(due))} />
  );
}
