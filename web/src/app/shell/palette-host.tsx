import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useEffect } from 'react';
import { useShortcuts } from '@/lib/shortcuts';
import { useEarlyKeys } from './early-keys';
import { PALETTE_FIELD, usePalette } from './palette-store';

const load = () => import('./palette');
const Palette = lazy(async () => ({ default: (await load()).Palette }));

const MODIFIERS = new Set(['Control', 'Meta']);

/** Ctrl/⌘ K from anywhere, also while typing. Its code comes with the first press of the modifier, so K finds it there. */
export function PaletteHost() {
  const { opened, wanted, open, typed, setTyped, reset } = usePalette();
  useWindowEvent('keydown', ({ key }) => {
    if (MODIFIERS.has(key)) load().catch(() => undefined);
  });
  useShortcuts([['mod+K', open]], { whileTyping: true, dialog: 'any' });
  // Whoever signs in next in this tab may be somebody else.
  useEffect(() => reset, [reset]);
  useEarlyKeys(opened, PALETTE_FIELD, (letter) => setTyped(typed + letter));
  return wanted ? (
    <Suspense fallback={null}>
      <Palette />
    </Suspense>
  ) : null;
}
