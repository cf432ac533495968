import { canDecide, type Status } from '@dossier/proto/due-diligence/statuses';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useForm } from '@/due-diligence/answers/form-context';
import { DownloadPdf } from '@/due-diligence/form/download-pdf';
import { SubmitDialog } from '@/due-diligence/form/submit-dialog';
import { text } from '@/due-diligence/texts';
import { paths } from '@/lib/paths';
import { toastSuccess } from '@/lib/toasts';
import { ApproveDialog, RejectDialog } from './decide-dialogs';
import { LinksDialog } from './links-dialog';

type ItemActionsProps = {
  officer: boolean;
  unsaved: boolean;
  saving: boolean;
  save: () => Promise<boolean>;
  onRemarks: () => void;
};

/** What staff can do with a form as it stands. */
export function ItemActions({ officer, unsaved, saving, save, onRemarks }: ItemActionsProps) {
  const { data, editable } = useForm();
  const [dialog, setDialog] = useState<'approve' | 'reject' | 'submit' | 'links'>();
  const close = () => setDialog(undefined);
  const { _id, company_id, status, comments } = data.dueDiligence;
  const decides = officer && canDecide(status as Status);
  const blocked = comments.some(({ open }) => open);
  const keep = async () => {
    if (await save()) toastSuccess(text.notices.saved);
  };
  return (
    <>
      <Button variant="default" onClick={onRemarks}>
        {text.actions.comments}
      </Button>
      <DownloadPdf save={save} />
      {officer && (
        <Button variant="default" onClick={() => setDialog('links')}>
          {text.actions.links}
        </Button>
      )}
      {editable && unsaved && (
        <Button disabled={saving} onClick={() => void keep()}>
          {saving ? text.actions.saving : text.actions.saveProgress}
        </Button>
      )}
      {officer && (status === 'draft' || status === 'rejected') && (
        <Button variant="default" onClick={() => setDialog('submit')}>
          {text.actions.submit}
        </Button>
      )}
      {decides && (
        <>
          <Button variant="default" onClick={() => setDialog('reject')}>
            {text.actions.reject}
          </Button>
          <Button disabled={blocked} onClick={() => setDialog('approve')}>
            {text.actions.approve}
          </Button>
        </>
      )}
      {officer && status === 'approved' && (
        <Button component={Link} to={paths.client.dueDiligence.intake.href(company_id, _id)}>
          {text.intake.title}
        </Button>
      )}
      {dialog === 'submit' && <SubmitDialog save={save} onClose={close} />}
      {dialog === 'links' && <LinksDialog id={_id} onClose={close} />}
      {dialog === 'reject' && <RejectDialog id={_id} onClose={close} />}
      {dialog === 'approve' && <ApproveDialog id={_id} onClose={close} />}
    </>
  );
}
