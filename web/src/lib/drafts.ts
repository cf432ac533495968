import { useCallback, useState } from 'react';
import { perTab, type StorageArea } from './storage';

const PREFIX = 'draft:';

const read = <T>(key: string, area: StorageArea = perTab): T | undefined => {
  const stored = area.get(PREFIX + key);
  try {
    return stored ? (JSON.parse(stored) as T) : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps what somebody typed over a reload of this tab, or in another area for longer; `undefined` forgets it. */
export const writeDraft = (key: string, value: unknown, area: StorageArea = perTab): void =>
  value === undefined ? area.remove(PREFIX + key) : area.set(PREFIX + key, JSON.stringify(value));

export const readDraft = read;

/**
 * State that survives a reload of the tab, until `forget` is called after a successful save; `initial` while nothing was typed. Logging
 * out forgets all drafts.
 */
export function useDraft<T>(key: string, initial: T): [value: T, set: (value: T) => void, forget: () => void] {
  const [held, setHeld] = useState(() => ({ key, value: read<T>(key) }));
  const own = held.key === key ? held : { key, value: read<T>(key) };
  if (own !== held) setHeld(own);
  const set = useCallback(
    (next: T) => {
      setHeld({ key, value: next });
      writeDraft(key, next);
    },
    [key],
  );
  const forget = useCallback(() => {
    setHeld({ key, value: undefined });
    writeDraft(key, undefined);
  }, [key]);
  return [own.value ?? initial, set, forget];
}
