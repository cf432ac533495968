import type { FiledRecordView } from '@dossier/proto/calls/kyc-intake';
import { answersOf, asStanding } from '@dossier/proto/due-diligence/answers';
import { isOfElement } from '@dossier/proto/due-diligence/documents';
import { type ElementType, nameFieldOf } from '@dossier/proto/due-diligence/elements';
import { FILED_AS } from '@dossier/proto/due-diligence/intake-names';
import { type Prefilled, prefilled } from '@dossier/proto/due-diligence/prefill';
import { fatcaOf, type RefreshSection } from '@dossier/proto/due-diligence/refresh';
import type { StoredFile } from '@dossier/proto/records/model/field';
import type { Json, Plain } from '@dossier/proto/records/model/json';
import { nameKey } from '@dossier/proto/rules/name-key';
import type { Document } from '../documents/document.schema.js';
import type { Element } from '../elements/element.schema.js';
import type { NewElement } from '../elements/elements.js';
import { newId } from '../records/new-id.js';
import type { DueDiligence, RefreshDocument } from '../records/record.schema.js';

/** The last form that was taken into the client file: it knows what the file has no place for. */
export type Earlier = { record?: DueDiligence; elements: readonly Element[]; documents: readonly Document[] };
type Asked = { sections: readonly RefreshSection[]; documents: readonly string[] };
type Person = NewElement & { _id: string };

const PEOPLE: readonly ElementType[] = ['director', 'shareholder', 'beneficiary'];

/** What a refresh request holds when it is opened. */
export function beginning({ sections, documents }: Asked, file: readonly FiledRecordView[], earlier: Earlier) {
  const known = prefilled(file).map((each): Person => ({ _id: newId(), ...filledIn(each, earlier) }));
  const ofPeople = documents.some(isOfElement);
  const isAsked = ({ type }: NewElement) =>
    (sections as readonly string[]).includes(type) || (ofPeople && PEOPLE.includes(type));
  const elements = known.filter(isAsked);
  const filed = fatcaOf(answersOf(earlier.record?.answers ?? {}));
  const people = elements.filter(({ type }) => PEOPLE.includes(type));
  const asked = documents.flatMap((type) =>
    isOfElement(type) ? people.map((about) => askedFor(type, file, earlier, about)) : [askedFor(type, file, earlier)],
  );
  return {
    elements,
    answers: sections.includes('fatca') ? asStanding(filed) : {},
    refresh: { sections, documents: asked, filed },
  };
}

/** The file has the last word; what it has no place for is as the client told it last. */
function filledIn({ type, record, answers }: Prefilled, { elements }: Earlier): NewElement {
  const name = nameFieldOf(type);
  const same = elements.find(
    (each) => each.type === type && keyOf(answersOf(each.answers), name) === keyOf(answers, name),
  );
  const filed: Plain = { ...told(answersOf(same?.answers ?? {})), ...answers };
  return { type, record, filed, answers: asStanding(filed) };
}

const keyOf = (answers: Plain, name: string): string => nameKey(String(answers[name] ?? ''));
const told = (answers: Plain): Plain =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => (value as Json) !== null));

function askedFor(type: string, file: readonly FiledRecordView[], earlier: Earlier, about?: Person): RefreshDocument {
  const own = file.find(
    ({ documentType, links }) =>
      documentType === FILED_AS[type] &&
      (about ? Object.values(links).includes(about.record ?? '') : Object.keys(links).length === 0),
  );
  const stored = own ? (own.values.file as StoredFile | null) : null;
  const sent = about
    ? undefined
    : earlier.documents.find((each) => each.documentType === type && each.status === 'approved');
  const found = stored ?? sent?.file;
  return {
    _id: newId(),
    type,
    ...(about && { element: about._id }),
    ...(found?.filename && { filed: { filename: found.filename, ...(found.uploadDate && { at: found.uploadDate }) } }),
  };
}
