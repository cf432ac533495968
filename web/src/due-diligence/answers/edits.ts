import { answerError } from '@dossier/proto/due-diligence/answers';
import type { Field } from '@dossier/proto/records/model/field';
import { type Json, type Plain, sameJson } from '@dossier/proto/records/model/json';
import { today } from '@dossier/proto/rules/dates';
import { say } from '@dossier/proto/texts/phrase';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { readDraft, writeDraft } from '@/lib/drafts';
import { answerIn, fieldsOf, type LoadedForm, type Part } from '../types';

/** What somebody typed and nobody saved yet, by `<part id>.<answer>`; it survives a reload of the tab. */
export type Edits = {
  values: Record<string, Json>;
  /** What the server said of an answer, until it is changed. */
  errors: Record<string, string>;
  /** Answers that somebody else gave meanwhile: not sent again before the person chose. */
  overtaken: Record<string, Json>;
  change: (key: string, value: Json) => void;
  forget: (sent: Record<string, Json>) => void;
  blame: (errors: Record<string, string>) => void;
  meet: (overtaken: Record<string, Json>) => void;
  /** The person chose between the own answer and the other one. */
  settle: (key: string, keep: 'mine' | 'theirs') => void;
};
export type EditStore = UseBoundStore<StoreApi<Edits>>;

const without = <Value>(values: Record<string, Value>, ...keys: string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

/** The unsaved edits of one form; `name` is that of its draft. */
export function createEdits(name: string): EditStore {
  const store: EditStore = create<Edits>()((set) => ({
    values: readDraft<Record<string, Json>>(name) ?? {},
    errors: {},
    overtaken: {},
    change: (key, value) =>
      set(({ values, errors }) => ({ values: { ...values, [key]: value }, errors: without(errors, key) })),
    // What was changed again while it was on its way stays.
    forget: (sent) =>
      set(({ values }) => ({
        values: Object.fromEntries(
          Object.entries(values).filter(([key, value]) => !(key in sent && sameJson(value, sent[key] ?? null))),
        ),
      })),
    blame: (errors) => set({ errors }),
    meet: (overtaken) => set((state) => ({ overtaken: { ...state.overtaken, ...overtaken } })),
    settle: (key, keep) =>
      set(({ values, overtaken }) => ({
        overtaken: without(overtaken, key),
        values: keep === 'mine' ? values : without(values, key),
      })),
  }));
  store.subscribe(({ values }) => writeDraft(name, Object.keys(values).length > 0 ? values : undefined));
  return store;
}

const trimmed = (value: Json): Json => (typeof value === 'string' ? value.trim() || null : value);

/** The sentence for an edit that cannot be saved; emptiness is nothing wrong. */
export function wrongAnswer(field: Field, value: Json): string | undefined {
  const error = answerError(field, trimmed(value), today());
  return error && say(error);
}

export type Sending = {
  record?: Plain;
  elements: Plain[];
  seen: Record<string, Plain>;
  /** The same values by their keys. */
  sent: Record<string, Json>;
};

/** What of the edits can be saved now: it differs from what stands, breaks no rule and waits for nobody's choice. */
export function sendable({ values, overtaken }: Pick<Edits, 'values' | 'overtaken'>, data: LoadedForm): Sending {
  const sending: Sending = { elements: [], seen: {}, sent: {} };
  for (const part of [data.dueDiligence, ...data.elements] as Part[]) {
    const changed = Object.entries(fieldsOf(part)).filter(([name, field]) => {
      const key = `${part._id}.${name}`;
      const value = values[key];
      if (value === undefined || key in overtaken) return false;
      return !sameJson(trimmed(value), answerIn(part, name)) && !wrongAnswer(field, value);
    });
    if (changed.length === 0) continue;
    const edit: Plain = { _id: part._id };
    const seen: Plain = {};
    for (const [name] of changed) {
      const value = values[`${part._id}.${name}`] ?? null;
      edit[name] = value;
      seen[name] = answerIn(part, name);
      sending.sent[`${part._id}.${name}`] = value;
    }
    sending.seen[part._id] = seen;
    if (part === data.dueDiligence) sending.record = edit;
    else sending.elements.push(edit);
  }
  return sending;
}

/** Edits that say what stands already: nothing is left to save of them. */
export const isUnsaved = ({ values }: Pick<Edits, 'values'>, data: LoadedForm): boolean =>
  ([data.dueDiligence, ...data.elements] as Part[]).some((part) =>
    Object.keys(fieldsOf(part)).some((name) => {
      const value = values[`${part._id}.${name}`];
      return value !== undefined && !sameJson(trimmed(value), answerIn(part, name));
    }),
  );
