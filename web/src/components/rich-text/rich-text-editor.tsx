import { Input, Skeleton } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import type { Delta } from './delta';

/** Fetches the editor's code before it is needed. */
export const loadEditor = () => import('./editor');

const Editor = lazy(async () => ({ default: (await loadEditor()).Editor }));

export type RichTextEditorProps = {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  required?: boolean;
  /** Read once; give another `key` to start over. */
  initial?: unknown;
  /** The new delta and its plain text, trimmed. */
  onChange: (delta: Delta, plain: string) => void;
  error?: string;
  placeholder?: string;
  autoFocus?: boolean;
  disabled?: boolean;
};

/** A small editor for comments and reasons: bold, italic, underline, lists, links. Its code is loaded with the first one shown. */
export function RichTextEditor({ label, hideLabel, required, error, ...editor }: RichTextEditorProps) {
  const id = useId();
  return (
    <Input.Wrapper
      label={hideLabel ? undefined : label}
      labelElement="div"
      labelProps={{ id }}
      required={required}
      error={error}
    >
      <Suspense fallback={<Skeleton h={148} />}>
        <Editor {...editor} label={label} invalid={Boolean(error)} />
      </Suspense>
    </Input.Wrapper>
  );
}
