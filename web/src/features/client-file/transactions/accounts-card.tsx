import { Text } from '@mantine/core';
import { FieldGrid } from '@/components/field-grid';
import { Section } from '@/components/section';
import { useFileScope } from '@/file/file-scope';
import { liveValues } from '@/file/record';
import { childrenOf } from '@/file/tree';
import { useCompany } from '../frame/use-company';
import { kyc, text } from '../texts';
import { AccountField } from './account-field';
import { AddAccount } from './add-account';

/** The numbers of the client's accounts. A company without transaction profiles has none, unless somebody listed one. */
export function AccountsCard() {
  const { records, company: facts } = useFileScope();
  const accounts = records.filter(({ kind }) => kind === 'account_number');
  const isWanted =
    facts?.company_type === 'account_holder' || liveValues(useCompany()).transaction_profile_report === 'YES';
  if (!isWanted && accounts.length === 0) return null;
  return (
    <Section title={kyc.sections.accountNumbers} actions={<AddAccount />}>
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
