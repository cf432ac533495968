import type { Field } from '@dossier/proto/records/model/field';
import type { Json } from '@dossier/proto/records/model/json';
import type { ReactNode } from 'react';

/** What every input of a field gets. */
export type FieldInputProps = {
  field: Field;
  name: string;
  /** The label as it stands above the input. */
  label: ReactNode;
  /** The same as plain text. */
  title: string;
  /** Stands between label and input: the current value, while the input holds a waiting one. */
  description?: ReactNode;
  value: Json;
  error?: string;
  placeholder: string;
  disabled?: boolean;
  /** Has the focus when its dialog opens. */
  autoFocus?: boolean;
  onChange: (value: Json) => void;
};

export const asText = (value: Json): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
