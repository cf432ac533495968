import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { usePalette } from './palette-store';

const load = () => import('./palette');
const Palette = lazy(async () => ({ default: (await load()).Palette }));

const MODIFIERS = new Set(['Control', 'Meta']);

/** Ctrl/⌘ K from anywhere, also while typing. Its code comes with the first press of the modifier, so K finds it there. */
export function PaletteHost() {
  const { wanted, open } = usePalette();
  useWindowEvent('keydown', ({ key }) => {
    if (MODIFIERS.has(key)) load().catch(() => undefined);
  });
  useHotkeys([['mod+K', open]], []);
  return wanted ? (
    <Suspense fallback={null}>
      <Palette />
    </Suspense>
  ) : null;
}
