import { Text } from '@mantine/core';
import { FieldGrid } from '@/components/field-grid';
import { Section } from '@/components/section';
import { useFileScope } from '@/file/file-scope';
import { countWaiting, liveValues } from '@/file/record';
import { below, childrenOf } from '@/file/tree';
import { WaitingAndMissing } from '@/record/section/record-state';
import { useMissing } from '@/record/section/use-missing';
import { useCompany } from '../frame/use-company';
import { kyc, text } from '../texts';
import { AccountField } from './account-field';
import { AddAccount } from './add-account';

/** The numbers of the client's accounts. A company without transaction profiles has none, unless somebody listed one. */
export function AccountsCard() {
  const { records, company: facts } = useFileScope();
  const accounts = records.filter(({ kind }) => kind === 'account_number');
  const all = accounts.flatMap((account) => [account, ...below(account, records)]);
  const missing = useMissing(all).length;
  const isWanted =
    facts?.company_type === 'account_holder' || liveValues(useCompany()).transaction_profile_report === 'YES';
  if (!isWanted && accounts.length === 0) return null;
  return (
    <Section
      title={kyc.sections.accountNumbers}
      state={accounts.length > 0 && <WaitingAndMissing waiting={countWaiting(all)} missing={missing} />}
      actions={<AddAccount />}
    >
      {accounts.length === 0 ? (
        <Text c="dimmed">{text.transactions.empty}</Text>
      ) : (
        <FieldGrid>
          {accounts.map((account) => (
            <AccountField
              key={account.id}
              account={account}
              profile={childrenOf(account, 'transaction_profile', records)[0]}
            />
          ))}
        </FieldGrid>
      )}
    </Section>
  );
}
