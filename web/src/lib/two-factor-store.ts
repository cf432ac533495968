import { create } from 'zustand';

type TwoFactorSetUp = { opened: boolean; open: () => void; close: () => void };

/** Whether the person asked to set up two-factor authentication. */
export const useTwoFactorSetUp = create<TwoFactorSetUp>()((set) => ({
  opened: false,
  open: () => set({ opened: true }),
  close: () => set({ opened: false }),
}));
