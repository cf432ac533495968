import { create } from 'zustand';
import { local } from './storage';

const COLLAPSED = 'sidebar-collapsed';

type Layout = {
  collapsed: boolean;
  drawerOpen: boolean;
  toggleCollapsed: () => void;
  setDrawer: (open: boolean) => void;
};

/** State of the frame; the collapsed sidebar is remembered. */
export const useLayout = create<Layout>()((set, get) => ({
  collapsed: local.get(COLLAPSED) === 'yes',
  drawerOpen: false,
  toggleCollapsed: () => {
    const collapsed = !get().collapsed;
    local.set(COLLAPSED, collapsed ? 'yes' : 'no');
    set({ collapsed });
  },
  setDrawer: (drawerOpen) => set({ drawerOpen }),
}));
