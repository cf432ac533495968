import type { EditContext } from '@dossier/proto/records/check';
import { checkCreation } from '@dossier/proto/records/creation';
import type { Kind } from '@dossier/proto/records/definitions';
import type { Json, Plain } from '@dossier/proto/records/model/json';
import { sayAll } from '@dossier/proto/texts/phrase';
import { useState } from 'react';
import { useDraft } from '@/lib/drafts';

type CreateFormOptions = {
  kind: Kind;
  /** Names the draft that survives a reload. */
  draft: string;
  initial: Plain;
  /** The fields in question as the values stand; no other is checked or sent. */
  names: (values: Plain) => readonly string[];
  context: Omit<EditContext, 'values' | 'creating'>;
};

const NO_ERRORS: Record<string, string> = {};

/** A new record's form: mistakes show after the first attempt to save and from then on while typing. */
export function useCreateForm({ kind, draft, initial, names, context }: CreateFormOptions) {
  const [start] = useState(initial);
  const [values, setValues, forget] = useDraft<Plain>(draft, start);
  const [attempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState(NO_ERRORS);
  const shown = names(values);
  const wanted: Plain = Object.fromEntries(
    shown.flatMap((name): [string, Json][] => ((values[name] ?? null) === null ? [] : [[name, values[name] as Json]])),
  );
  const checked = checkCreation(kind, wanted, context);
  return {
    values,
    names: shown,
    errors: attempted ? { ...sayAll(checked), ...refused } : refused,
    set: (name: string, value: Json) => {
      setValues({ ...values, [name]: value });
      setRefused(({ [name]: _, ...others }) => others);
    },
    /** Hands over the values if nothing is wrong with them. */
    submit: (create: (wanted: Plain) => void) => {
      setAttempted(true);
      if (Object.keys(checked).length === 0) create(wanted);
    },
    /** Shows what the server refused. */
    refuse: setRefused,
    forget,
  };
}

export type CreateForm = ReturnType<typeof useCreateForm>;
