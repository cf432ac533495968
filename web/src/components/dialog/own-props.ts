import type { DialogName } from './dialogs';

export type DialogProps = {
  name: DialogName;
  /** True where the dialog is rendered only while it is open. */
  opened?: boolean;
  /** Names it for screen readers where it has no title. */
  label?: string;
};

/** What every dialog decides alike. */
export type Ruled = 'opened' | 'trapFocus' | 'returnFocus' | 'attributes';

export const contentOf = ({ name, label }: DialogProps) => ({
  content: { 'data-dialog': name, ...(label ? { 'aria-label': label } : {}) },
});
