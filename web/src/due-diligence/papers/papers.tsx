import { titleOfDocument } from '@dossier/proto/documents/catalogue';
import { REQUIRED_TYPES } from '@dossier/proto/due-diligence/documents';
import { canDelete, canUpload, type DocumentStatus, type Status } from '@dossier/proto/due-diligence/statuses';
import { Button, List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '@/components/load-failed';
import { Section } from '@/components/section';
import { StatePill } from '@/components/state-pill';
import { Waiting } from '@/components/waiting';
import { documentsQuery } from '../queries';
import { AskedPapers } from '../refresh/asked-papers';
import { RemarkWords } from '../remarks/remark-words';
import { text } from '../texts';
import type { FormComment, FormDocument, LoadedPapers } from '../types';
import { PaperDetails } from './paper-details';
import { PaperState } from './paper-state';
import classes from './papers.module.css';
import { UploadDialog } from './upload-dialog';

/** A document that is to be uploaded, if it is known which and about whom. */
type Uploading = { type?: string; element?: string };

type PapersProps = { id?: string; staff: boolean; mayWrite?: boolean };

/** The documents of a due diligence: what is asked for, what is there, and one more. */
export function Papers({ id, staff, mayWrite = true }: PapersProps) {
  const { data, error, refetch } = useQuery(documentsQuery(id));
  const [uploading, setUploading] = useState<Uploading>();
  const [shown, setShown] = useState<FormDocument>();
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const { refresh } = data.dueDiligence;
  const status = data.dueDiligence.status as Status;
  const party = staff ? 'staff' : 'visitor';
  const uploads = mayWrite && canUpload(status, party);
  const nameOf = (element: string | undefined) => data.elements.find(({ _id }) => _id === element)?.name;
  return (
    <Stack gap="md">
      {refresh && (
        <AskedPapers
          id={id}
          asked={refresh.documents}
          docs={data.docs}
          nameOf={nameOf}
          editable={uploads}
          onUpload={(type, element) => setUploading({ type, element })}
        />
      )}
      {!refresh && <Needed data={data} uploads={uploads} onUpload={(type) => setUploading({ type })} />}
      <Section
        title={text.documents.uploaded}
        actions={uploads && <Button onClick={() => setUploading({})}>{text.actions.uploadDocument}</Button>}
      >
        {data.docs.length === 0 && <Text c="dimmed">{text.documents.none}</Text>}
        <ul className={classes.needed}>
          {data.docs.map((document) => (
            <li key={document.id} className={classes.row} data-paper={document.id}>
              <button type="button" className={classes.open} onClick={() => setShown(document)}>
                <span className={classes.title}>{titleOfDocument(document.documentType)}</span>
                <span className={classes.facts}>
                  {[nameOf(document.dueDiligenceElement), String(document.file?.filename ?? '')]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {document.admin_comment && <span className={classes.facts}>{document.admin_comment}</span>}
              </button>
              <PaperState status={document.status} />
              <Asked comments={data.dueDiligence.comments} about={document.id} />
            </li>
          ))}
        </ul>
      </Section>
      {uploading && (
        <UploadDialog
          id={data.dueDiligence._id}
          type={uploading.type}
          about={uploading.element}
          elements={data.elements}
          onClose={() => setUploading(undefined)}
        />
      )}
      {shown && (
        <PaperDetails
          document={shown}
          about={nameOf(shown.dueDiligenceElement)}
          asks={staff}
          reviews={staff && mayWrite && shown.status !== 'approved' && status !== 'SIGNED'}
          deletes={mayWrite && canDelete(status, shown.status as DocumentStatus, party)}
          onClose={() => setShown(undefined)}
        />
      )}
    </Stack>
  );
}

/** What staff asks about a document; it is answered in the form. */
const Asked = ({ comments, about }: { comments: readonly FormComment[]; about: string }) =>
  comments
    .filter((comment) => comment.open && comment.about === about)
    .map(({ _id, text: html }) => (
      <div key={_id} className={classes.asked}>
        <RemarkWords html={html} />
      </div>
    ));

type NeededProps = { data: LoadedPapers; uploads: boolean; onUpload: (type: string) => void };

/** Every document that is asked of everybody, and the rules for them. */
const Needed = ({ data, uploads, onUpload }: NeededProps) => (
  <Section title={text.documents.needed}>
    <ul className={classes.needed}>
      {REQUIRED_TYPES.map((type) => {
        const own = data.docs.filter(({ documentType }) => documentType === type);
        return (
          <li key={type} className={classes.row}>
            <span className={classes.title}>{titleOfDocument(type)}</span>
            {own.length > 0 ? (
              <PaperState status={own.at(-1)?.status ?? ''} />
            ) : (
              <StatePill state="draft" label={text.documents.missing} />
            )}
            {uploads && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => onUpload(type)}
                aria-label={`${text.actions.upload}: ${titleOfDocument(type)}`}
              >
                {text.actions.upload}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
    <Text fw={500} mt="md" mb={4}>
      {text.documents.rules}
    </Text>
    <List size="sm">
      {data.requirements.map((sentence) => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List>
  </Section>
);
