import type { Plain } from '@dossier/proto/records/model/json';
import { today } from '@dossier/proto/rules/dates';
import { useNavigate } from 'react-router-dom';
import { answer, api, type Body, unchecked } from '@/lib/api/client';
import type { CompanyType } from '@/lib/client';
import { paths } from '@/lib/paths';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { CreateDialog } from '@/record/create/create-dialog';
import { useCreateForm } from '@/record/create/use-create-form';
import { text } from './texts';

const NAMES: Record<string, readonly string[]> = {
  corporate: ['name', 'location_type'],
  account_holder: ['first_name', 'last_name', 'account_holder_type'],
};
const TYPE_FIELD: Record<string, string> = { corporate: 'location_type', account_holder: 'account_holder_type' };

const namesFor = ({ company_type }: Plain): readonly string[] => [
  'company_type',
  ...(NAMES[String(company_type ?? '')] ?? []),
];

/** Opens the file of a new client and goes there. */
export function AddClientDialog({ type, onClose }: { type: CompanyType; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useCreateForm({
    kind: 'company',
    draft: `add-client.${type}`,
    initial: { company_type: type },
    names: namesFor,
    context: { today: today() },
  });
  const create = useWrite(
    (wanted: Plain) => answer(api.POST('/api/v1/create-company', { body: unchecked<Body<'CreateCompany'>>(wanted) })),
    {
      success: (wanted) =>
        text.add.added(text.types[wanted.company_type === 'corporate' ? 'corporate' : 'account_holder']),
      failure: text.errors.create,
      invalidates: () => [keys.clients],
      onSuccess: ({ company }) => {
        form.forget();
        onClose();
        if (company) void navigate(paths.client.dashboard.href(company._id));
      },
      onError: (error, wanted) => {
        const known = Object.keys(error.errors).length > 0;
        if (known) form.refuse(error.errors);
        else if (!error.retryable)
          form.refuse({ [TYPE_FIELD[String(wanted.company_type)] ?? 'company_type']: text.errors.failed });
        return known;
      },
    },
  );
  return (
    <CreateDialog
      name="add-client"
      title={text.add.title}
      verb={text.add.create}
      kind="company"
      form={form}
      labels={{
        company_type: text.add.clientType,
        location_type: text.add.companyType,
        account_holder_type: text.add.holderType,
      }}
      busy={create.isPending}
      onCreate={(wanted) => create.mutate(wanted)}
      onClose={onClose}
    />
  );
}
