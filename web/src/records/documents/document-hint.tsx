import { isTooOld } from '@dossier/proto/documents/acceptance';
import { documentEntry } from '@dossier/proto/documents/catalogue';
import { useFileScope } from '../model/file-scope';
import type { FileRecord } from '../model/record';
import { kyc } from '../texts';
import classes from './documents.module.css';

/** The maximum age of a document where its type has one. */
export function DocumentHint({ documentType, document }: { documentType: string; document: FileRecord | undefined }) {
  const { today } = useFileScope();
  const months = documentEntry(documentType)?.maxAgeMonths;
  const issued = document?.fields.dateIssued?.value;
  if (months === undefined) return null;
  const tooOld = typeof issued === 'string' && isTooOld(documentType, issued, today);
  return (
    <div className={classes.hint} data-alarm={tooOld || undefined}>
      {kyc.documents.tooOld(months)}
    </div>
  );
}
