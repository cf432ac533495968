import type { EditContext } from '@dossier/proto/records/check';
import { definitionOf } from '@dossier/proto/records/definitions';
import { SHARE } from '@dossier/proto/records/holders';
import { labelOf } from '@dossier/proto/records/label';
import type { Link, Links } from '@dossier/proto/records/model/facts';
import type { Plain } from '@dossier/proto/records/model/json';
import { useSearchParams } from 'react-router-dom';
import { useFileScope } from '@/file/file-scope';
import type { FileRecord } from '@/file/record';
import { afterSave } from '@/lib/query-keys';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { CreateDialog } from '@/record/create/create-dialog';
import { useCreateForm } from '@/record/create/use-create-form';
import { useDrafts } from '@/record/drafts/drafts-store';
import { remainingFor } from '@/record/drafts/remaining';
import { kyc, text } from '../texts';
import { type AddedKind, CREATE, NAMES } from './add-kinds';

type AddRecordDialogProps = {
  kind: AddedKind /** The record it hangs on; none for the client itself. */;
  parent?: FileRecord;
  onClose: () => void;
};

const TITLES: Record<Exclude<AddedKind, 'account_number'>, () => string> = {
  shareholder: () => kyc.actions.addShareholder,
  md: () => kyc.actions.addManagingDirector,
  person: () => kyc.actions.addOfficial,
  ubo: () => kyc.actions.addUbo,
};

/** What is added, in the client's words: its accounts go by a name of their own. */
const nameOf = (kind: AddedKind, context: Pick<EditContext, 'company'>): string =>
  kind === 'account_number' ? labelOf(kind, 'account_number', {}, context) : text.add.types[kind];
const titleFor = (kind: AddedKind, context: Pick<EditContext, 'company'>): string =>
  kind === 'account_number' ? text.transactions.add(nameOf(kind, context)) : TITLES[kind]();

/** The link by which a new record hangs on its parent. */
function linkTo(kind: AddedKind, parent: FileRecord | undefined): Links {
  const link = Object.entries(definitionOf(kind).links).find(([, target]) => target === parent?.kind)?.[0];
  return parent && link ? { [link as Link]: parent.id } : {};
}

/** The person or entity made together with a holding or an office, else the record itself: what one fills in next. */
const idIn = (answer: object, kind: AddedKind): string | undefined => {
  const made = answer as Record<string, { _id?: string } | undefined>;
  return (made.ubo ?? made.person ?? made.entity ?? made[kind])?._id;
};

/** Adds a record below another one, or below the client itself, and shows it. */
export function AddRecordDialog({ kind, parent, onClose }: AddRecordDialogProps) {
  const { clientId, company, today, records } = useFileScope();
  const [, setParams] = useSearchParams();
  const links = linkTo(kind, parent);
  const remaining = remainingFor({ kind, links }, records, useDrafts(clientId));
  const context = { today, links, ...(company ? { company } : {}), ...(remaining === undefined ? {} : { remaining }) };
  const form = useCreateForm({
    kind,
    draft: `add.${kind}.${parent?.id ?? clientId}`,
    initial: {},
    names: NAMES[kind],
    context,
  });
  const create = useWrite((wanted: Plain) => CREATE[kind]({ company_id: clientId, ...links, ...wanted }), {
    success: () => kyc.success.added(nameOf(kind, context)),
    failure: (error) =>
      kind === 'account_number'
        ? unlessExplained(kyc.errors.creatingAccountNumber)(error)
        : kyc.errors.creating(text.add.types[kind]),
    invalidates: () => afterSave(clientId),
    onSuccess: (made) => {
      form.forget();
      onClose();
      const id = idIn(made, kind);
      if (id) setParams({ highlight: id }, { replace: true });
    },
    onError: (error) => {
      form.refuse(error.errors);
      return Object.keys(error.errors).length > 0;
    },
  });
  return (
    <CreateDialog
      name="add-record"
      title={titleFor(kind, context)}
      verb={text.add.button}
      hint={remaining === undefined || !form.names.includes(SHARE) ? undefined : text.add.remaining(String(remaining))}
      kind={kind}
      form={form}
      labels={kind === 'account_number' ? { account_number: nameOf(kind, context) } : undefined}
      busy={create.isPending}
      onCreate={(wanted) => create.mutate(wanted)}
      onClose={onClose}
    />
  );
}
