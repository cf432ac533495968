import { plural } from '@dossier/proto/texts/define';
import { Button, Group, Text, Transition } from '@mantine/core';
import { useShortcuts } from '@/lib/shortcuts';
import { text } from '@/lib/texts/common';
import classes from './save-bar.module.css';

type SaveBarProps = {
  count: number;
  /** What saving does beside keeping the edits. */
  note?: string;
  saving?: boolean;
  onSave: () => void;
  onDiscard: () => void;
};

/** Slides in at the bottom of the screen while edits wait to be saved. Ctrl/⌘ S saves. */
export function SaveBar({ count, note, saving = false, onSave, onDiscard }: SaveBarProps) {
  const open = count > 0;
  useShortcuts([['mod+S', () => open && !saving && onSave()]], { whileTyping: true });
  return (
    <Transition mounted={open} transition="slide-up" duration={160}>
      {(style) => (
        <section className={classes.bar} data-save-bar style={style} aria-label={text.unsaved.title}>
          <div aria-live="polite">
            <Text fw={500}>{plural(count, text.unsaved.count)}</Text>
            {note && <span className={classes.note}>{note}</span>}
          </div>
          <Group gap="xs" wrap="nowrap">
            <Button variant="default" onClick={onDiscard} disabled={saving}>
              {text.actions.discard}
            </Button>
            <Button onClick={onSave} disabled={saving}>
              {saving ? text.actions.saving : text.actions.save}
            </Button>
          </Group>
        </section>
      )}
    </Transition>
  );
}
