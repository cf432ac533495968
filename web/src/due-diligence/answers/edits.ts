import { answerError } from '@dossier/proto/due-diligence/answers';
import type { Field } from '@dossier/proto/records/model/field';
import { type Json, type Plain, sameJson } from '@dossier/proto/records/model/json';
import { today } from '@dossier/proto/rules/dates';
import { say } from '@dossier/proto/texts/phrase';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { readDraft, writeDraft } from '@/lib/drafts';
import type { StorageArea } from '@/lib/storage';
import { answerIn, fieldsOf, type LoadedForm, type Part } from '../types';

/** What somebody typed and nobody saved yet, by `<part id>.<answer>`; it survives a reload. */
export type Edits = {
  values: Record<string, Json>;
  /** What stood where it was typed. A form that is loaded anew meanwhile does not make another one's answer the seen one. */
  seen: Record<string, Json>;
  /** What the server said of an answer, until it is changed. */
  errors: Record<string, string>;
  /** Answers that somebody else gave meanwhile: not sent again before the person chose. */
  overtaken: Record<string, Json>;
  change: (key: string, value: Json, stands: Json) => void;
  forget: (sent: Record<string, Json>) => void;
  blame: (errors: Record<string, string>) => void;
  meet: (overtaken: Record<string, Json>) => void;
  /** The person chose between the own answer and the other one. */
  settle: (key: string, keep: 'mine' | 'theirs') => void;
};
export type EditStore = UseBoundStore<StoreApi<Edits>>;

const without = <Value>(values: Record<string, Value>, ...keys: string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

/** Staff's drafts last as long as the tab; visitors without a line may come back tomorrow, by the same link. */
export const draftOf = (name: string): string => `due-diligence.answers:${name}`;

type Draft = Pick<Edits, 'values' | 'seen'>;
const NONE: Draft = { values: {}, seen: {} };

const trimmed = (value: Json): Json => (typeof value === 'string' ? value.trim() || null : value);

/** Without what was sent; what was changed again while it was on its way stays, now over what was sent. */
function afterSent({ values, seen }: Draft, sent: Record<string, Json>): Draft {
  const done = Object.entries(sent).filter(([key, value]) => sameJson(values[key] ?? null, value));
  const keys = done.map(([key]) => key);
  const stands = Object.entries(sent).map(([key, value]) => [key, trimmed(value)]);
  return {
    values: without(values, ...keys),
    seen: without({ ...seen, ...Object.fromEntries(stands) }, ...keys),
  };
}

/** The unsaved edits of one form; `name` is that of its draft, which is kept in that area of the browser. */
export function createEdits(name: string, area: StorageArea): EditStore {
  const store: EditStore = create<Edits>()((set) => ({
    ...(readDraft<Draft>(name, area) ?? NONE),
    errors: {},
    overtaken: {},
    change: (key, value, stands) =>
      set(({ values, seen, errors }) => ({
        values: { ...values, [key]: value },
        seen: { [key]: stands, ...seen },
        errors: without(errors, key),
      })),
    forget: (sent) => set((state) => afterSent(state, sent)),
    blame: (errors) => set({ errors }),
    meet: (theirs) =>
      set(({ overtaken, seen }) => ({ overtaken: { ...overtaken, ...theirs }, seen: { ...seen, ...theirs } })),
    settle: (key, keep) =>
      set(({ values, seen, overtaken }) => ({
        overtaken: without(overtaken, key),
        ...(keep === 'theirs' && { values: without(values, key), seen: without(seen, key) }),
      })),
  }));
  store.subscribe(({ values, seen }) =>
    writeDraft(name, Object.keys(values).length > 0 ? { values, seen } : undefined, area),
  );
  return store;
}

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
export function sendable(
  { values, seen: before, overtaken }: Pick<Edits, 'values' | 'seen' | 'overtaken'>,
  data: LoadedForm,
): Sending {
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
      const key = `${part._id}.${name}`;
      const value = values[key] ?? null;
      edit[name] = value;
      seen[name] = before[key] ?? null;
      sending.sent[key] = value;
    }
    sending.seen[part._id] = seen;
    if (part === data.dueDiligence) sending.record = edit;
    else sending.elements.push(edit);
  }
  return sending;
}

/** The edits that say something else than what stands. */
const unsavedIn = ({ values }: Pick<Edits, 'values'>, data: LoadedForm) =>
  ([data.dueDiligence, ...data.elements] as Part[]).flatMap((part) =>
    Object.entries(fieldsOf(part)).flatMap(([name, field]) => {
      const key = `${part._id}.${name}`;
      const value = values[key];
      return value === undefined || sameJson(trimmed(value), answerIn(part, name)) ? [] : [{ key, field, value }];
    }),
  );

export const isUnsaved = (edits: Pick<Edits, 'values'>, data: LoadedForm): boolean => unsavedIn(edits, data).length > 0;

/** How many of them no save takes: they break a rule, or wait for a choice. */
export const stuckIn = (edits: Pick<Edits, 'values' | 'overtaken'>, data: LoadedForm): number =>
  unsavedIn(edits, data).filter(({ key, field, value }) => key in edits.overtaken || wrongAnswer(field, value)).length;
