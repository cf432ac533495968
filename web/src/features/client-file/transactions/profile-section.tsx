import { FieldGrid } from '@/components/field-grid';
import { useFileScope } from '@/file/file-scope';
import { effectiveValues, titleOf } from '@/file/record';
import { groupsOf } from '@/record/form/groups';
import { RecordForm } from '@/record/form/record-form';
import { type NodeProps, NodeSection } from '../sections/node-section';
import { text } from '../texts';
import { AccountField } from './account-field';

/** The account's number is edited once, at the top. */
const GROUPS = groupsOf('transaction_profile').map((group) => ({
  ...group,
  fields: group.fields.filter((name) => name !== 'account_number'),
}));

/** One account: its number, and what the client expects to pass through it. */
export function ProfileSection({ record, ...card }: NodeProps) {
  const { records } = useFileScope();
  const account = records.find(({ kind, id }) => kind === 'account_number' && id === record.links.account_number_id);
  const number = account && effectiveValues(account).account_number;
  const bank = effectiveValues(record).name_bank;
  return (
    <NodeSection
      record={record}
      name={typeof number === 'string' ? number : account ? text.transactions.unnamed : titleOf(record)}
      note={typeof bank === 'string' ? bank : undefined}
      {...card}
    >
      {account && (
        <FieldGrid>
          <AccountField account={account} profile={record} />
        </FieldGrid>
      )}
      <RecordForm record={record} groups={GROUPS} />
    </NodeSection>
  );
}
