import { createContext, useContext } from 'react';
import type { LoadedForm } from '../types';
import type { EditStore } from './edits';

/** One form on screen: its data, its unsaved edits, and who looks at it. */
export type OpenForm = {
  /** Undefined for the visitor of a link. */
  id?: string;
  data: LoadedForm;
  edits: EditStore;
  /** Answers may be changed. */
  editable: boolean;
  /** An officer asks about answers, a visitor replies. */
  staff: boolean;
};

export const FormContext = createContext<OpenForm | null>(null);

export function useForm(): OpenForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('Outside of a form');
  return form;
}
