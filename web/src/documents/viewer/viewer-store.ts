import type { StoredFile } from '@dossier/proto/records/model/field';
import { create } from 'zustand';

/** A file in the viewer, and what it is beside the other one: "Current Version". */
export type ViewedFile = { file: StoredFile; caption?: string };

type Viewer = {
  /** One file, or two side by side; none while the viewer is closed. */
  shown: readonly ViewedFile[];
  show: (...files: ViewedFile[]) => void;
  close: () => void;
};

export const useViewer = create<Viewer>()((set) => ({
  shown: [],
  show: (...shown) => set({ shown }),
  close: () => set({ shown: [] }),
}));

/** Shows a stored file inside the application. */
export const viewFile = (file: StoredFile): void => useViewer.getState().show({ file });
