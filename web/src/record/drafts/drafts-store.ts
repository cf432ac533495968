import { normalise } from '@dossier/proto/records/check';
import { SHARE } from '@dossier/proto/records/holders';
import type { Json, Plain } from '@dossier/proto/records/model/json';
import { sameJson } from '@dossier/proto/records/model/json';
import { create } from 'zustand';
import { keyOf, type RecordRef } from '@/file/record';
import { readDraft, writeDraft } from '@/lib/drafts';
import { useSession } from '@/lib/session';

export type Draft = RecordRef & { fields: Plain };
/** Unsaved edits of one client file, by record. */
export type ClientDrafts = Readonly<Record<string, Draft>>;
/** What the server refused, by record and field. */
export type Refused = Readonly<Record<string, Readonly<Record<string, string>>>>;

type DraftStore = {
  byClient: Readonly<Record<string, ClientDrafts>>;
  /** Clients whose edits somebody tried to save: their mistakes are shown from then on. */
  attempted: Readonly<Record<string, boolean>>;
  refused: Readonly<Record<string, Refused>>;
  /** Keeps an edit; one that equals `saved` is none. */
  edit: (clientId: string, ref: RecordRef, name: string, value: Json, saved: Json) => void;
  attempt: (clientId: string) => void;
  refuse: (clientId: string, refused: Refused) => void;
  /** Forgets what was saved; what was typed while saving stays. */
  settle: (clientId: string, saved: readonly Draft[]) => void;
  discard: (clientId: string) => void;
  /** Brings back what was discarded; what was typed since then stays. */
  restore: (clientId: string, discarded: ClientDrafts) => void;
};

const STORED = 'records';
const NONE: ClientDrafts = {};

const without = <T>(map: Readonly<Record<string, T>>, key: string): Record<string, T> => {
  const { [key]: _, ...rest } = map;
  return rest;
};

/** What stays refused after an edit of a field: of shares none, as one holder's fit depends on the others. */
const stillRefused = (refused: Refused, edited: string, name: string): Refused =>
  Object.fromEntries(
    Object.entries(refused).map(([key, fields]) => [
      key,
      key === edited || name === SHARE ? without(fields, name) : fields,
    ]),
  );

const isSame = (name: string, value: Json, saved: Json): boolean =>
  sameJson(normalise({ [name]: value })[name] ?? null, saved ?? null);

function withEdit(drafts: ClientDrafts, ref: RecordRef, name: string, value: Json, saved: Json): ClientDrafts {
  const key = keyOf(ref);
  const others = without(drafts[key]?.fields ?? {}, name);
  const fields = isSame(name, value, saved) ? others : { ...others, [name]: value };
  return Object.keys(fields).length === 0
    ? without(drafts, key)
    : { ...drafts, [key]: { kind: ref.kind, id: ref.id, fields } };
}

function withoutSaved(drafts: ClientDrafts, saved: Draft): ClientDrafts {
  const key = keyOf(saved);
  const kept = Object.entries(drafts[key]?.fields ?? {}).filter(
    ([name, value]) => !sameJson(value, saved.fields[name] ?? null),
  );
  return kept.length === 0
    ? without(drafts, key)
    : { ...drafts, [key]: { ...saved, fields: Object.fromEntries(kept) } };
}

/** Unsaved edits. They survive a reload, a failed save and a session that ends by itself; they end with the tab or by logging out. */
export const useDraftStore = create<DraftStore>()((set, get) => ({
  byClient: readDraft(STORED) ?? {},
  attempted: {},
  refused: {},
  edit: (clientId, ref, name, value, saved) => {
    const { byClient, refused } = get();
    const drafts = withEdit(byClient[clientId] ?? NONE, ref, name, value, saved);
    const answers = refused[clientId];
    const kept = answers && stillRefused(answers, keyOf(ref), name);
    set({
      byClient: { ...byClient, [clientId]: drafts },
      ...(kept ? { refused: { ...refused, [clientId]: kept } } : {}),
    });
  },
  attempt: (clientId) => set(({ attempted }) => ({ attempted: { ...attempted, [clientId]: true } })),
  refuse: (clientId, answers) => set(({ refused }) => ({ refused: { ...refused, [clientId]: answers } })),
  settle: (clientId, saved) =>
    set(({ byClient, attempted, refused }) => ({
      byClient: { ...byClient, [clientId]: saved.reduce(withoutSaved, byClient[clientId] ?? NONE) },
      attempted: without(attempted, clientId),
      refused: without(refused, clientId),
    })),
  discard: (clientId) =>
    set(({ byClient, attempted, refused }) => ({
      byClient: without(byClient, clientId),
      attempted: without(attempted, clientId),
      refused: without(refused, clientId),
    })),
  restore: (clientId, discarded) =>
    set(({ byClient }) => ({ byClient: { ...byClient, [clientId]: { ...discarded, ...byClient[clientId] } } })),
}));

useDraftStore.subscribe(({ byClient }, before) => {
  if (byClient !== before.byClient) writeDraft(STORED, byClient);
});

/** What somebody had typed whose session ended by itself. In this tab's memory alone, and for nobody else. */
let left: { user: string; byClient: Readonly<Record<string, ClientDrafts>> } | undefined;

// The next person at this screen may be somebody else; the same one goes on with the same edits.
useSession.subscribe(({ token, user, ended }, before) => {
  if (!token && before.token) {
    left = ended && before.user ? { user: before.user, byClient: useDraftStore.getState().byClient } : undefined;
    useDraftStore.setState({ byClient: {}, attempted: {}, refused: {} });
  }
  if (!user || user === before.user) return;
  if (left?.user === user) useDraftStore.setState({ byClient: left.byClient });
  left = undefined;
});

export const draftsOf = (clientId: string): ClientDrafts => useDraftStore.getState().byClient[clientId] ?? NONE;

export const countEdits = (drafts: ClientDrafts): number =>
  Object.values(drafts).reduce((sum, { fields }) => sum + Object.keys(fields).length, 0);

export const useDrafts = (clientId: string): ClientDrafts =>
  useDraftStore(({ byClient }) => byClient[clientId] ?? NONE);

const EMPTY: Plain = {};
/** The unsaved values of one record. */
export const useRecordDraft = (clientId: string, ref: RecordRef): Plain =>
  useDraftStore(({ byClient }) => byClient[clientId]?.[keyOf(ref)]?.fields ?? EMPTY);
