import { create } from 'zustand';

/** The id of the palette's search field. */
export const PALETTE_FIELD = 'palette-field';

type Palette = {
  opened: boolean;
  /** The palette's code is loaded at its first use. */
  wanted: boolean;
  typed: string;
  setTyped: (typed: string) => void;
  open: () => void;
  close: () => void;
  reset: () => void;
};

export const usePalette = create<Palette>()((set) => ({
  opened: false,
  wanted: false,
  typed: '',
  setTyped: (typed) => set({ typed }),
  open: () => set({ opened: true, wanted: true }),
  close: () => set({ opened: false }),
  reset: () => set({ opened: false, typed: '' }),
}));
