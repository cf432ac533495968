import { titleOfDocument } from '@dossier/proto/documents/catalogue';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { Text } from '@mantine/core';
import { SearchSelect } from '@/components/search-select';
import { FileLine } from '@/documents/file-line';
import { text } from '@/due-diligence/texts';
import type { IntakeDocument } from './choices';
import classes from './intake.module.css';

type DocumentIntakeProps = {
  document: IntakeDocument;
  about?: string;
  types: readonly string[];
  value: string | null;
  error?: string;
  onChange: (type: string | null) => void;
};

/** One accepted paper, and the document of the file that it becomes. */
export const DocumentIntake = ({ document, about, types, value, error, onChange }: DocumentIntakeProps) => (
  <div className={classes.paper}>
    <div>
      <Text fw={500}>{[document.title, about].filter(Boolean).join(', ')}</Text>
      <FileLine file={document.file as unknown as StoredFile} />
    </div>
    <SearchSelect
      label={text.intake.becomes}
      placeholder={text.intake.stays}
      value={value}
      error={error}
      onChange={onChange}
      data={types.map((type) => ({ value: type, label: titleOfDocument(type) }))}
    />
  </div>
);
