import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { text } from '@/lib/texts/common';
import { acceptAttribute, refusal } from './accept';
import classes from './file-drop.module.css';

type FileDropProps = {
  /** Accepted endings, such as `['pdf']`; from the document catalogue. */
  formats: readonly string[];
  /** What the file is for; names the hidden file input. */
  label: string;
  disabled?: boolean;
  /** An accepted file: the first of several. */
  onFile: (file: File) => void;
  /** The sentence for a file, or for further ones, that were not taken. */
  onRefused: (message: string) => void;
  /** Whatever the area holds; `choose` opens the file picker. */
  children: (choose: () => void) => ReactNode;
};

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Counts enter and leave of nested elements, so that the area does not flicker. */
function useDrag(disabled: boolean | undefined, onDrop: (files: FileList) => void) {
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  const move = (change: number) => (event: DragEvent) => {
    if (disabled || !carriesFiles(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + change);
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    if (disabled || !carriesFiles(event)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    onDrop(event.dataTransfer.files);
  };
  return { over, handlers: { onDragEnter: move(1), onDragLeave: move(-1), onDragOver: move(0), onDrop: drop } };
}

/** A whole area, such as an upload row, takes a dropped file; a button inside opens the picker. */
export function FileDrop({ formats, label, disabled, onFile, onRefused, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const reason = refusal(file, formats);
    if (reason) return onRefused(reason);
    onFile(file);
    if (files.length > 1) onRefused(text.errors.oneFile);
  };
  const { over, handlers } = useDrag(disabled, take);
  return (
    <div className={classes.area} data-over={over || undefined} {...handlers}>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute(formats)}
        aria-label={text.file.choosing(label)}
        disabled={disabled}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      {over && (
        <div className={classes.hint} aria-hidden>
          {text.file.dropNow}
        </div>
      )}
    </div>
  );
}
