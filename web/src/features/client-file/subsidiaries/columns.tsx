import { labelOf } from '@dossier/proto/records/label';
import type { Column } from '@/components/data-table/types';
import { TruncatedName } from '@/components/truncated-name';
import { filesOf } from '@/documents/stored-file';
import { effectiveValues, type FileRecord, titleOf } from '@/file/record';
import { RecordState } from '@/record/section/record-state';
import { text } from '../texts';
import { annualAccountOf } from './annual-account';

/** The year of the last annual account, and the file where there is one. */
function Account({ subsidiary, records }: { subsidiary: FileRecord; records: readonly FileRecord[] }) {
  const { last_annual_account_on_file: year } = effectiveValues(subsidiary);
  const { current, proposed } = filesOf(annualAccountOf(subsidiary, records));
  const file = proposed ?? current;
  return (
    <>
      <span className="tabular">{year === undefined || year === null ? '–' : String(year)}</span>{' '}
      <span>{file ? file.filename : text.subsidiaries.noFile}</span>
    </>
  );
}

export const subsidiaryColumns = (records: readonly FileRecord[]): Column<FileRecord>[] => [
  {
    key: 'name',
    title: labelOf('subsidiary', 'name'),
    render: (row) => <TruncatedName>{titleOf(row)}</TruncatedName>,
  },
  {
    key: 'account',
    title: labelOf('subsidiary', 'last_annual_account_on_file'),
    width: '36%',
    render: (row) => <Account subsidiary={row} records={records} />,
  },
  {
    key: 'state',
    title: text.subsidiaries.state,
    width: '24%',
    render: (row) => {
      const account = annualAccountOf(row, records);
      return <RecordState record={row} under={account ? [account] : []} missing={0} />;
    },
  },
];
