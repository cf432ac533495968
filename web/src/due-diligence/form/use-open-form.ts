import { canAnswer, type Party, type Status } from '@dossier/proto/due-diligence/statuses';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { local, perTab } from '@/lib/storage';
import { visitName } from '@/lib/visit';
import { createEdits, draftOf, isUnsaved } from '../answers/edits';
import type { OpenForm } from '../answers/form-context';
import { useSave } from '../answers/use-save';
import { formQuery } from '../queries';

/** A form as it is loaded, edited and saved. `party` is who looks at it; `mayWrite` what their permissions say. */
export function useOpenForm(id: string | undefined, party: Party, mayWrite = true) {
  const { data, error, refetch } = useQuery(formQuery(id));
  const [edits] = useState(() => (id ? createEdits(draftOf(id), perTab) : createEdits(draftOf(visitName()), local)));
  const saving = useSave(id, edits);
  const values = edits((state) => state.values);
  const form = useMemo((): OpenForm | undefined => {
    if (!data) return undefined;
    const editable = mayWrite && canAnswer(data.dueDiligence.status as Status, party);
    return { id, data, edits, editable, staff: party === 'staff' };
  }, [id, data, edits, mayWrite, party]);
  const unsaved = data !== undefined && isUnsaved({ values }, data);
  const { save, saving: isSaving, error: saveError } = saving;
  return { form, edits, error, refetch, unsaved, save, isSaving, saveError };
}
