/** Browser storage that may be closed (private mode, full disk): then nothing is remembered and nothing breaks. */
const guarded = (area: () => Storage) => ({
  get: (key: string): string | null => {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  set: (key: string, value: string): void => {
    try {
      area().setItem(key, value);
    } catch {
      // the setting lasts until the tab closes
    }
  },
  remove: (key: string): void => {
    try {
      area().removeItem(key);
    } catch {
      // nothing was stored
    }
  },
  clear: (): void => {
    try {
      area().clear();
    } catch {
      // nothing was stored
    }
  },
});

export type StorageArea = ReturnType<typeof guarded>;

export const local = guarded(() => window.localStorage);
export const perTab = guarded(() => window.sessionStorage);
