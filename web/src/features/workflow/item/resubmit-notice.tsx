import type { Kind } from '@dossier/proto/records/definitions';
import type { Json, Plain } from '@dossier/proto/records/model/json';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { placeOf } from '@/file/place-of';
import { effectiveValues } from '@/file/record';
import { useLoadedScope } from '@/file/use-loaded-scope';
import { writeDraft } from '@/lib/drafts';
import { useDraftStore } from '@/record/drafts/drafts-store';
import { text } from '../texts';
import type { OpenedChange } from './notification-query';

/** To the maker of a denied change: what it asked for as unsaved edits, where it is edited. */
export function ResubmitNotice({ opened }: { opened: OpenedChange }) {
  const { resubmit, notification } = opened;
  const clientId = notification.company_id;
  const { scope } = useLoadedScope(clientId);
  const navigate = useNavigate();
  if (!resubmit) return null;
  const { actionType, links, fields, id } = resubmit;
  const kind = resubmit.kind as Kind;
  const record = scope?.records.find((each) => each.kind === kind && each.id === id);
  const isGone = scope && actionType === 'change' && !record;
  const editAgain = () => {
    if (record) {
      const saved = effectiveValues(record);
      for (const [name, value] of Object.entries(fields as Plain))
        useDraftStore.getState().edit(clientId, record, name, value as Json, saved[name] ?? null);
    } else {
      writeDraft(`add.${kind}.${Object.values(links)[0] ?? clientId}`, fields);
    }
    void navigate(placeOf(clientId, { kind, id, links }, scope?.records ?? []));
  };
  return (
    <Notice title={text.resubmit.title}>
      <p>{isGone ? text.resubmit.gone : text.resubmit[actionType]}</p>
      {!isGone && (
        <Button size="xs" disabled={!scope} onClick={editAgain}>
          {text.resubmit.button}
        </Button>
      )}
    </Notice>
  );
}
