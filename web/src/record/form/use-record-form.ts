import { forbiddenFields } from '@dossier/proto/records/access';
import { applies, checkEdit, normalise } from '@dossier/proto/records/check';
import { missingFields } from '@dossier/proto/records/completeness';
import { definitionOf, fieldOf } from '@dossier/proto/records/definitions';
import type { Facts } from '@dossier/proto/records/model/facts';
import type { Json, Plain } from '@dossier/proto/records/model/json';
import type { Section } from '@dossier/proto/records/model/sections';
import { sectionOf } from '@dossier/proto/records/section';
import { readable } from '@dossier/proto/records/view';
import { sayAll } from '@dossier/proto/texts/phrase';
import { useMemo } from 'react';
import { useFileScope } from '@/file/file-scope';
import { effectiveValues, type FileRecord, factsOf, keyOf } from '@/file/record';
import { useDraftStore, useDrafts, useRecordDraft } from '../drafts/drafts-store';
import { remainingFor } from '../drafts/remaining';

const NO_ERRORS: Record<string, string> = {};

/** Values nobody enters, such as the automatic next review date. */
const calculatedIn = (record: FileRecord, values: Plain): Plain =>
  Object.fromEntries(
    Object.entries(definitionOf(record.kind).fields).flatMap(([name, field]): [string, Json][] => {
      const value = field.calculated?.(values);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const isOpen = (record: FileRecord, name: string, values: Plain, facts: Facts): boolean => {
  const field = fieldOf(record.kind, name);
  return field !== undefined && applies(field, values, facts) && field.calculated?.(values) === undefined;
};

/** A record as its form shows it: saved values with the unsaved ones on top, what may be edited, what is wrong. */
export function useRecordForm(record: FileRecord, owner?: Section) {
  const scope = useFileScope();
  const { clientId, company, today, reader, mode, records } = scope;
  const draft = useRecordDraft(clientId, record);
  const attempted = useDraftStore((store) => store.attempted[clientId] === true);
  const refused = useDraftStore((store) => store.refused[clientId]?.[keyOf(record)]) ?? NO_ERRORS;
  const edit = useDraftStore((store) => store.edit);
  const drafts = useDrafts(clientId);
  const remaining = useMemo(() => remainingFor(record, records, drafts), [record, records, drafts]);

  return useMemo(() => {
    const saved = effectiveValues(record);
    const facts = factsOf(record, company, today);
    const entered: Plain = { ...saved, ...draft };
    const values: Plain = { ...entered, ...calculatedIn(record, entered) };
    const names = Object.keys(definitionOf(record.kind).fields);
    const forbidden = new Set(
      forbiddenFields(
        reader,
        { kind: record.kind, section: sectionOf(record.kind, { ...record, owner, company }) },
        names,
      ),
    );
    const checked = attempted
      ? sayAll(
          checkEdit(record.kind, normalise(draft), {
            ...facts,
            values: saved,
            remaining,
          }),
        )
      : NO_ERRORS;

    const change = (name: string, value: Json) => {
      const after: Plain = { ...values, [name]: value };
      edit(clientId, record, name, value, saved[name] ?? null);
      // What the new value takes off the form is no edit any more.
      for (const other of Object.keys(draft)) {
        if (other !== name && !isOpen(record, other, after, facts))
          edit(clientId, record, other, saved[other] ?? null, saved[other] ?? null);
      }
    };
    const shows = (name: string): boolean => {
      const field = fieldOf(record.kind, name);
      return (
        field !== undefined &&
        field.type !== 'file' &&
        readable(record.kind, name, reader) &&
        applies(field, values, facts)
      );
    };
    const isEditable = (name: string): boolean =>
      mode === 'live' &&
      !record.remove &&
      !forbidden.has(name) &&
      !fieldOf(record.kind, name)?.fixed &&
      isOpen(record, name, values, facts);
    const missing = new Set(missingFields(record.kind, values, facts).map(({ field }) => field));
    return {
      values,
      facts,
      draft,
      errors: { ...checked, ...refused },
      missing,
      shows,
      isEditable,
      change,
    };
  }, [record, draft, attempted, refused, edit, clientId, company, today, reader, mode, remaining, owner]);
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
