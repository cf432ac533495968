import { countryName } from '@dossier/proto/rules/countries';
import { isSampleOnly } from '@dossier/proto/rules/screening';
import { plural } from '@dossier/proto/texts/define';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { StatePill } from '@/components/state-pill';
import { TruncatedName } from '@/components/truncated-name';
import { date } from '@/lib/format';
import { type StoredScreening, storedAnswer, storedRequest } from '@/screening/answer';
import { text } from '@/screening/texts';

const general = (row: StoredScreening) => storedRequest(row).general;

/** Read while rendering, so that the titles follow the language. */
export const screeningColumns = (): Column<StoredScreening>[] => [
  {
    key: 'firstname',
    title: text.fields.first_name,
    render: (row) => <TruncatedName>{general(row).firstname ?? general(row).name ?? ''}</TruncatedName>,
  },
  { key: 'surname', title: text.fields.surname, width: '18%', render: (row) => general(row).surname },
  {
    key: 'dob',
    title: text.fields.date_of_birth,
    width: '13%',
    render: (row) => date(general(row).dob),
  },
  {
    key: 'nationality',
    title: text.fields.nationality,
    width: '14%',
    render: (row) => countryName(general(row).nationality ?? ''),
  },
  { key: 'result', title: text.fields.result, width: '13%', render: (row) => <Outcome {...row} /> },
  {
    key: 'requested',
    title: text.fields.requested_at,
    sortKey: 'createdAt',
    width: '20%',
    render: ({ datetime }) => <Moment at={datetime} />,
  },
];

function Outcome(row: StoredScreening) {
  const { matches, alerts } = row;
  if (matches === 0 && isSampleOnly(storedAnswer(row).data.lists))
    return <StatePill state="pending" label={text.list.sampleOnly} />;
  if (matches === 0) return <StatePill state="approved" label={text.list.none} />;
  return alerts > 0 ? (
    <StatePill state="overdue" label={plural(alerts, text.list.alerts)} />
  ) : (
    <StatePill state="pending" label={plural(matches, text.list.matches)} />
  );
}
