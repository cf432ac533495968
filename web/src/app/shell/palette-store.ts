import { create } from 'zustand';

type Palette = {
  opened: boolean /** The palette's code is loaded at its first use. */;
  wanted: boolean;
  open: () => void;
  close: () => void;
};

export const usePalette = create<Palette>()((set) => ({
  opened: false,
  wanted: false,
  open: () => set({ opened: true, wanted: true }),
  close: () => set({ opened: false }),
}));
