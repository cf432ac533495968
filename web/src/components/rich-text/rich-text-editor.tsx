import { Input, Skeleton, Textarea } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { type Delta, plainOf } from './delta';

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
  /** Whom an @ may name: offered while it is typed. */
  mentions?: readonly string[];
};

const LOADING_HEIGHT = 148;

/**
 * A small editor for comments and reasons: bold, italic, underline, lists, links. Its code is loaded with the first one shown;
 * what is typed into the empty field meanwhile is there when it arrives.
 */
export function RichTextEditor({ label, hideLabel, required, error, ...editor }: RichTextEditorProps) {
  const id = useId();
  const [early, setEarly] = useState<string>();
  const [isEmpty] = useState(() => plainOf(editor.initial) === '');
  const type = (typed: string) => {
    setEarly(typed);
    editor.onChange(lineOf(typed), typed.trim());
  };
  const loading = isEmpty ? (
    <Textarea
      aria-label={label}
      value={early ?? ''}
      onFocus={() => setEarly((typed) => typed ?? '')}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      disabled={editor.disabled}
      styles={{ input: { height: LOADING_HEIGHT } }}
    />
  ) : (
    <Skeleton h={LOADING_HEIGHT} />
  );
  return (
    <Input.Wrapper
      label={hideLabel ? undefined : label}
      labelElement="div"
      labelProps={{ id }}
      required={required}
      error={error}
    >
      <Suspense fallback={loading}>
        <Editor
          {...editor}
          label={label}
          invalid={Boolean(error)}
          initial={early ? lineOf(early) : editor.initial}
          autoFocus={editor.autoFocus || early !== undefined}
        />
      </Suspense>
    </Input.Wrapper>
  );
}

const lineOf = (typed: string): Delta => ({ ops: [{ insert: `${typed}\n` }] });
