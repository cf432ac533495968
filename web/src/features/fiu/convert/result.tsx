import { ERROR_SHEET_ROWS } from '@dossier/proto/rules/fiu';
import { Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Field, FieldGrid } from '@/components/field-grid';
import { Notice } from '@/components/notice';
import { Section } from '@/components/section';
import { answer, api } from '@/lib/api/client';
import { count } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useWrite } from '@/lib/use-write';
import { FileState, ReportState } from '../file-state';
import { Approve } from '../life/approve';
import { History } from '../life/history';
import { LifeRemark } from '../life/life-remark';
import { Reports } from '../life/reports';
import { money } from '../money';
import type { Conversion, ConvertedFile } from '../queries';
import { text } from '../texts';
import { useDownload } from '../use-download';
import classes from './convert.module.css';
import { Issues } from './issues';

/** What came of an upload. Nothing is charged before it is downloaded. */
export function Result({ conversion, onLeave }: { conversion: Conversion; onLeave: () => void }) {
  const { file } = conversion;
  return (
    <>
      <Section
        title={file.filename}
        state={file.has_zip ? <ReportState file={file} /> : <FileState file={file} />}
        actions={
          <Button variant="default" onClick={onLeave}>
            {text.convert.another}
          </Button>
        }
        stack
      >
        <Remark file={file} />
        <LifeRemark file={file} />
        {file.total > 0 && <Figures file={file} />}
        <Actions file={file} onLeave={onLeave} />
      </Section>
      {conversion.reports.length > 0 && <Reports conversion={conversion} />}
      <Issues conversion={conversion} />
      <History conversion={conversion} />
    </>
  );
}

function Remark({ file: { status, refusal, has_zip, total } }: { file: ConvertedFile }) {
  if (refusal) return <Notice tone="rejected">{refusal}</Notice>;
  if (status === 'failed') return <Notice tone="rejected">{text.result.broken}</Notice>;
  return !has_zip && total > 0 ? <Notice tone="pending">{text.result.none}</Notice> : null;
}

const Figures = ({ file }: { file: ConvertedFile }) => (
  <FieldGrid columns={3}>
    <Field label={text.result.total}>{count(file.total)}</Field>
    <Field label={text.result.converted}>{count(file.rows)}</Field>
    <Field label={text.result.reports}>{count(file.reports)}</Field>
    <Field label={text.result.saved}>{count(file.saved)}</Field>
    <Field label={text.result.failed}>{count(file.failed)}</Field>
    <Field label={text.result.fee}>
      <span className={classes.figures}>{money(file.conversionFee)}</span>
      {file.downloaded ? ` · ${text.result.free}` : file.conversionFeeComment && ` · ${file.conversionFeeComment}`}
    </Field>
  </FieldGrid>
);

function Actions({ file, onLeave }: { file: ConvertedFile; onLeave: () => void }) {
  const download = useDownload();
  return (
    <div className={classes.actions}>
      {file.may_approve && <Approve file={file} />}
      {file.report_state === 'rejected' && <Correct file={file} />}
      {file.has_zip && !file.needs_approval && (
        <Button
          variant={file.report_state === 'rejected' ? 'default' : 'filled'}
          leftSection={<IconDownload size={16} stroke={1.75} />}
          loading={download.isPending}
          onClick={() => download.mutate({ path: '/api/v1/get-file', id: file.id, name: file.serverName })}
        >
          {text.result.download}
        </Button>
      )}
      {file.has_error_sheet && <ErrorSheet file={file} />}
      {file.saved > 0 && (
        <Anchor component={Link} to={paths.fiu.savedInfo.href()}>
          {text.result.toSaved}
        </Anchor>
      )}
      {!file.downloaded && <Discard file={file} onDone={onLeave} />}
    </div>
  );
}

/** The next upload then says which one it corrects. */
const Correct = ({ file: { id } }: { file: ConvertedFile }) => (
  <Button component={Link} to={`${paths.fiu.convert.href()}?corrects=${id}`}>
    {text.life.correct}
  </Button>
);

function ErrorSheet({ file }: { file: ConvertedFile }) {
  const download = useDownload();
  const name = file.filename.replace(/(\.xlsx)?$/i, '-errors.xlsx');
  return (
    <Button
      variant="default"
      title={text.result.errorSheetHint}
      loading={download.isPending}
      onClick={() => download.mutate({ path: '/api/v1/get-error-sheet', id: file.id, name })}
    >
      {file.failed > ERROR_SHEET_ROWS ? text.result.errorSheetFirst(count(ERROR_SHEET_ROWS)) : text.result.errorSheet}
    </Button>
  );
}

function Discard({ file: { id }, onDone }: { file: ConvertedFile; onDone: () => void }) {
  const [opened, { open, close }] = useDisclosure();
  const discard = useWrite(() => answer(api.POST('/api/v1/conversion/discard', { body: { id } })), {
    success: text.result.discarded,
    invalidates: () => [
      ['fiu', 'files'],
      ['fiu', 'saved-info'],
    ],
    onSuccess: onDone,
  });
  return (
    <>
      <Button variant="subtle" color="red" onClick={open}>
        {text.result.discard}
      </Button>
      <ConfirmDialog
        name="discard-upload"
        opened={opened}
        title={text.result.discardTitle}
        verb={text.result.discard}
        busy={discard.isPending}
        onConfirm={() => discard.mutate(undefined)}
        onClose={close}
      >
        {text.result.discardText}
      </ConfirmDialog>
    </>
  );
}
