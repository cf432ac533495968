import { issueDateOf, isTooOld } from '@dossier/proto/documents/acceptance';
import { documentEntry } from '@dossier/proto/documents/catalogue';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFileScope } from '@/file/file-scope';
import { effectiveValues, type FileRecord } from '@/file/record';
import { kyc } from '@/record/texts';
import type { DocumentPlace } from './document-place';
import classes from './documents.module.css';

const valuesOf = (record: FileRecord | undefined) => (record ? effectiveValues(record) : {});

/** The maximum age of a document where its type has one. */
export function DocumentHint({ place, document }: { place: DocumentPlace; document: FileRecord | undefined }) {
  const { records, today } = useFileScope();
  const { documentType } = place;
  const months = documentEntry(documentType)?.maxAgeMonths;
  const owner = records.find(({ id }) => id === place.owner?.id);
  const issued = issueDateOf(documentType, valuesOf(document), valuesOf(owner));
  if (months === undefined) return null;
  const tooOld = typeof issued === 'string' && isTooOld(documentType, issued, today);
  return (
    <div className={classes.hint} data-alarm={tooOld || undefined}>
      {tooOld && <IconAlertTriangle size={12} stroke={2} aria-hidden />}
      {kyc.documents.tooOld(months)}
    </div>
  );
}
