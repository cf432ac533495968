import type { Fields } from '@dossier/proto/records/model/field';
import { FieldGrid, WideField } from '@/components/field-grid';
import type { Part } from '../types';
import { AnswerField } from './answer-field';

/** The questions of one part, in two columns. */
export const Answers = ({ part, fields }: { part: Part; fields: Fields }) => (
  <FieldGrid>
    {Object.entries(fields).map(([name, field]) =>
      field.lines ? (
        <WideField key={name}>
          <AnswerField part={part} name={name} field={field} />
        </WideField>
      ) : (
        <AnswerField key={name} part={part} name={name} field={field} />
      ),
    )}
  </FieldGrid>
);
