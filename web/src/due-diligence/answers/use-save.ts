import type { Json } from '@dossier/proto/records/model/json';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type ApiError, isApiError } from '@/lib/api/api-error';
import { answer, api, type Body, unchecked } from '@/lib/api/client';
import { formQuery } from '../queries';
import type { FormElement, LoadedForm } from '../types';
import { type EditStore, sendable } from './edits';

export type SaveState = { saving: boolean; error?: ApiError };
type Saved = { dueDiligence: LoadedForm['dueDiligence']; elements: FormElement[]; overtaken: unknown[] };

const merged = (data: LoadedForm, { dueDiligence, elements }: Saved): LoadedForm => ({
  ...data,
  dueDiligence,
  elements: data.elements.map((element) => elements.find(({ _id }) => _id === element._id) ?? element),
});

/** What somebody else answered becomes what is seen, so that keeping the own answer is a choice and not an accident. */
function withTheirs(
  data: LoadedForm,
  overtaken: readonly { _id: string; field: string; value?: unknown }[],
): LoadedForm {
  const place = <Part extends { _id: string }>(part: Part): Part => {
    const theirs = overtaken.filter(({ _id }) => _id === part._id);
    return { ...part, ...Object.fromEntries(theirs.map(({ field, value }) => [field, { new_value: value ?? null }])) };
  };
  return { ...data, dueDiligence: place(data.dueDiligence), elements: data.elements.map(place) };
}

/** Saves what can be saved of the edits, one request at a time. Resolves to whether everything that was sent is kept. */
export function useSave(id: string | undefined, edits: EditStore): SaveState & { save: () => Promise<boolean> } {
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>({ saving: false });
  const running = useRef<Promise<boolean>>(undefined);
  const send = useCallback(async (): Promise<boolean> => {
    const { queryKey } = formQuery(id);
    const data = client.getQueryData<LoadedForm>(queryKey);
    if (!data) return false;
    const { sent, record, elements, seen } = sendable(edits.getState(), data);
    if (Object.keys(sent).length === 0) return true;
    setState({ saving: true });
    try {
      const body = { record: { _id: data.dueDiligence._id, ...record }, elements, seen };
      const saved = await answer(
        api.POST('/api/v1/due-diligence/save', { body: unchecked<Body<'SaveDueDiligence'>>(body) }),
      );
      const overtaken = saved.overtaken.map(
        ({ _id, field, value }) => [`${_id}.${field}`, (value ?? null) as Json] as [string, Json],
      );
      client.setQueryData<LoadedForm>(
        queryKey,
        (now) => now && withTheirs(merged(now, saved as Saved), saved.overtaken),
      );
      const lost = new Set(overtaken.map(([key]) => key));
      edits.getState().forget(Object.fromEntries(Object.entries(sent).filter(([key]) => !lost.has(key))));
      edits.getState().meet(Object.fromEntries(overtaken));
      setState({ saving: false });
      return overtaken.length === 0;
    } catch (error) {
      if (!isApiError(error)) throw error;
      edits.getState().blame(error.errors);
      setState({ saving: false, error });
      return false;
    }
  }, [client, edits, id]);
  const save = useCallback(async () => {
    while (running.current) await running.current;
    running.current = send();
    try {
      return await running.current;
    } finally {
      running.current = undefined;
    }
  }, [send]);
  return { ...state, save };
}
