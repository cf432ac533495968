import { isFilled } from '@dossier/proto/documents/completeness';
import { StatePill } from '@/components/state-pill';
import { effectiveValues, type FileRecord } from '@/file/record';
import { text } from '@/record/texts';
import { filesOf } from './stored-file';

type DocumentStateProps = { document: FileRecord | undefined; needed: boolean };

/** Missing, filled, incomplete, or what waits. */
export function DocumentState({ document, needed }: DocumentStateProps) {
  const { states, pendingFile, removal } = text.documents;
  if (document?.remove) return <StatePill state="rejected" label={removal} />;
  const { current, proposed } = filesOf(document);
  if (proposed) return <StatePill state="pending" label={pendingFile} />;
  if (!current) return <StatePill state="draft" label={needed ? states.missing : states.optional} />;
  const filled = document && isFilled({ documentType: document.documentType ?? '', values: effectiveValues(document) });
  return filled ? (
    <StatePill state="complete" label={states.filled} />
  ) : (
    <StatePill state="draft" label={states.incomplete} />
  );
}
