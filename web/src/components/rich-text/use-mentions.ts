import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { Quill } from 'react-quill-new';

const SHOWN = 6;
/** What is typed after an @ that begins a word, up to the caret. */
const BEGUN = /(?:^|[^\p{L}\p{N}])@([\p{L}\p{N}. '-]{0,40})$/u;

type EditorOf = RefObject<{ getEditor: () => Quill } | null>;
type Begun = { typed: string; found: readonly string[]; chosen: number };

/** Offers names while one is typed after an @: arrows move, Enter and Tab take one, Escape puts the list away. */
export function useMentions(editor: EditorOf, names: readonly string[]) {
  const [begun, setBegun] = useState<Begun>();
  const close = () => setBegun(undefined);

  const look = () => {
    const quill = editor.current?.getEditor();
    const caret = quill?.getSelection()?.index;
    const typed = caret === undefined ? undefined : BEGUN.exec(quill?.getText(0, caret) ?? '')?.[1];
    if (typed === undefined) return close();
    const fragment = typed.toLowerCase();
    const found = names.filter((name) => name.toLowerCase().startsWith(fragment)).slice(0, SHOWN);
    setBegun(found.length > 0 ? { typed, found, chosen: 0 } : undefined);
  };

  const take = (name: string | undefined) => {
    const quill = editor.current?.getEditor();
    const caret = quill?.getSelection(true)?.index;
    if (!quill || !name || !begun || caret === undefined) return;
    const start = caret - begun.typed.length;
    quill.deleteText(start, begun.typed.length, 'user');
    quill.insertText(start, `${name} `, 'user');
    quill.setSelection(start + name.length + 1);
    close();
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!begun) return;
    const count = begun.found.length;
    const acts: Record<string, () => void> = {
      ArrowDown: () => setBegun({ ...begun, chosen: (begun.chosen + 1) % count }),
      ArrowUp: () => setBegun({ ...begun, chosen: (begun.chosen + count - 1) % count }),
      Enter: () => take(begun.found[begun.chosen]),
      Tab: () => take(begun.found[begun.chosen]),
      Escape: close,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return { begun, look, take, close, onKeyDownCapture };
}
