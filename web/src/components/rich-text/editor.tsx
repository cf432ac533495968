import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import ReactQuill from 'react-quill-new';
import 'react-quill-new/dist/quill.snow.css';
import { text } from '@/lib/texts/common';
import { asDelta, type Delta, plainOf } from './delta';
import classes from './editor.module.css';
import { MentionList } from './mention-list';
import type { RichTextEditorProps } from './rich-text-editor';
import { useMentions } from './use-mentions';

const FORMATS = ['bold', 'italic', 'underline', 'list', 'link', 'header'];
const MODULES = {
  toolbar: [
    ['bold', 'italic', 'underline'],
    [{ list: 'bullet' }, { list: 'ordered' }],
    ['link', 'clean'],
  ],
};

type EditorProps = Omit<RichTextEditorProps, 'error' | 'hideLabel' | 'required'> & { invalid: boolean };

const NAMES: [selector: string, name: () => string][] = [
  ['.ql-bold', () => text.editor.bold],
  ['.ql-italic', () => text.editor.italic],
  ['.ql-underline', () => text.editor.underline],
  ['.ql-list[value=bullet]', () => text.editor.bullets],
  ['.ql-list[value=ordered]', () => text.editor.numbers],
  ['.ql-link', () => text.editor.link],
  ['.ql-clean', () => text.editor.clear],
];

/** Quill leaves its buttons and its text area without names. */
function name(area: HTMLElement, label: string) {
  for (const [selector, nameOf] of NAMES) {
    const button = area.querySelector(selector);
    button?.setAttribute('aria-label', nameOf());
    button?.setAttribute('title', nameOf());
  }
  const input = area.querySelector('.ql-editor');
  input?.setAttribute('aria-label', label);
  input?.setAttribute('role', 'textbox');
  input?.setAttribute('aria-multiline', 'true');
}

const NOBODY: readonly string[] = [];

export function Editor({ label, initial, onChange, placeholder, autoFocus, disabled, invalid, ...more }: EditorProps) {
  const area = useRef<HTMLDivElement>(null);
  const quill = useRef<ReactQuill>(null);
  const { begun, look, take, close, onKeyDownCapture } = useMentions(quill, more.mentions ?? NOBODY);
  const start = useMemo(() => asDelta(initial), [initial]);
  useEffect(() => {
    if (area.current) name(area.current, label);
  }, [label]);
  // Before the next key, which belongs behind what is there.
  useLayoutEffect(() => {
    const editor = autoFocus ? quill.current?.getEditor() : undefined;
    editor?.setSelection(editor.getLength() - 1);
  }, [autoFocus]);
  return (
    <div ref={area} className={classes.editor} data-invalid={invalid || undefined} onKeyDownCapture={onKeyDownCapture}>
      <ReactQuill
        ref={quill}
        theme="snow"
        formats={FORMATS}
        modules={MODULES}
        defaultValue={start as ReactQuill.Value}
        placeholder={placeholder}
        readOnly={disabled}
        onChange={(_html, _change, source, editor) => {
          const delta = editor.getContents() as unknown as Delta;
          if (source !== 'user') return;
          onChange({ ops: delta.ops }, plainOf(delta));
          look();
        }}
        onBlur={close}
      />
      {begun && <MentionList names={begun.found} chosen={begun.chosen} onTake={take} />}
    </div>
  );
}
