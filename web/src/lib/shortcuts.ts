import { useHotkeys } from '@mantine/hooks';

type Shortcut = readonly [keys: string, act: () => void];

type Options = {
  /** Acts also while the focus is in a field: for keys that type nothing. */
  whileTyping?: boolean;
  /** The dialog it belongs to; `any` acts whatever is open. Without it nothing acts while a dialog or menu is open. */
  dialog?: string;
};

/** The dialog or menu on top, if one is open: those of Mantine and of others alike. */
const topLayer = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog],[role=alertdialog],[role=menu]')]
    .filter((layer) => layer.checkVisibility())
    .at(-1);

/** Keys of a screen, such as `J` or `mod+Enter`. A key that is held down acts once. */
export function useShortcuts(shortcuts: readonly Shortcut[], { whileTyping = false, dialog }: Options = {}): void {
  const mayAct = () => dialog === 'any' || topLayer()?.dataset.dialog === dialog;
  useHotkeys(
    shortcuts.map(([keys, act]) => [keys, (event) => !event.repeat && !event.isComposing && mayAct() && act()]),
    whileTyping ? [] : undefined,
    whileTyping,
  );
}
