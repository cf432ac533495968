import { definitionOf, isKind, type Kind } from '@dossier/proto/records/definitions';
import { LINKS, type Link, type Links } from '@dossier/proto/records/model/facts';
import { nameBehind } from './name-behind';
import type { FileRecord } from './record';

/** What a change is about: the record's name, and the name of the record it hangs on. */
export type Subject = { title: string; within?: string };

type About = { kind: string; object_id: string; title: string } & Partial<Record<Link, string>>;

/** A notification names the record itself by a flag of the same kind of name as a link; the links are all the others. */
const linksOf = (about: About): Links =>
  Object.fromEntries(
    LINKS.flatMap((link) => (about[link] && about[link] !== about.object_id ? [[link, about[link]]] : [])),
  );

function parentOf(kind: Kind, links: Links, records: readonly FileRecord[]): FileRecord | undefined {
  const [link, id] = Object.entries(links)[0] ?? [];
  const target = link && definitionOf(kind).links[link as Link];
  return records.find((record) => record.kind === target && record.id === id);
}

/** Names what a change is about by the records of the file; what is no longer there keeps the name the change came with. */
export function subjectOf(about: About, records: readonly FileRecord[]): Subject {
  const { kind, object_id, title } = about;
  if (!isKind(kind)) return { title };
  const record = records.find((each) => each.kind === kind && each.id === object_id);
  const parent = parentOf(kind, record?.links ?? linksOf(about), records);
  const own = record ? nameBehind(record, records) : title;
  const within = parent && nameBehind(parent, records);
  // A holding or an office goes by the name of whom it is made together with.
  return within && within !== own ? { title: own, within } : { title: own };
}
