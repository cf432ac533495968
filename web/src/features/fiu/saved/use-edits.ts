import { useState } from 'react';

type Values = Record<string, Record<string, string>>;

/** What was typed and is not saved yet, by record and field. */
export function useEdits() {
  const [values, setValues] = useState<Values>({});
  const set = (id: string, field: string, value: string, stored: string) =>
    setValues((before) => {
      const { [field]: _, ...others } = before[id] ?? {};
      const own = value === stored ? others : { ...others, [field]: value };
      const { [id]: __, ...rest } = before;
      return Object.keys(own).length > 0 ? { ...rest, [id]: own } : rest;
    });
  /** Drops all edits but those of these records. */
  const keep = (ids: readonly string[]) =>
    setValues((before) => Object.fromEntries(Object.entries(before).filter(([id]) => ids.includes(id))));
  const count = Object.values(values).reduce((sum, fields) => sum + Object.keys(fields).length, 0);
  return { values, set, keep, count };
}

export type Edits = ReturnType<typeof useEdits>;
