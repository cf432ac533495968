import { labelOf } from '@dossier/proto/records/label';
import { useFileScope } from '@/file/file-scope';
import { AddButton } from '../add/add-button';
import { text } from '../texts';

/** Adds an account, which has its transaction profile from the start; it goes by the client's own word for it. */
export function AddAccount({ primary }: { primary?: boolean }) {
  const { company } = useFileScope();
  const label = labelOf('account_number', 'account_number', {}, company ? { company } : {});
  return <AddButton kind="account_number" label={text.transactions.add(label)} primary={primary} />;
}
