import { Text, Title } from '@mantine/core';
import { type FileRecord, keyOf } from '@/file/record';
import { kyc, text } from '@/record/texts';
import type { DocumentPlace } from './document-place';
import { DocumentRow } from './document-row';
import classes from './documents.module.css';

export type DocumentEntryRow = { place: DocumentPlace; document: FileRecord | undefined };

type DocumentTableProps = { rows: readonly DocumentEntryRow[]; title?: string };

const keyOfRow = ({ place, document }: DocumentEntryRow): string => (document ? keyOf(document) : place.documentType);

/** The documents of one owner, those that are needed and those that are there. */
export const DocumentTable = ({ rows, title = kyc.sections.documents }: DocumentTableProps) => (
  <section aria-label={title}>
    {title && (
      <Title order={3} size="h3" mb="xs">
        {title}
      </Title>
    )}
    {rows.length === 0 ? (
      <Text c="dimmed" className={classes.none}>
        {text.documents.none}
      </Text>
    ) : (
      <div className={classes.rows}>
        {rows.map((row) => (
          <DocumentRow key={keyOfRow(row)} {...row} />
        ))}
      </div>
    )}
  </section>
);
