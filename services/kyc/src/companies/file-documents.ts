import type { Principal } from '@dossier/kit/principal';
import type { AreaDocuments, CountedDocuments, SectionDocuments } from '@dossier/proto/calls/kyc-companies';
import { progress } from '@dossier/proto/documents/completeness';
import type { Kind } from '@dossier/proto/records/definitions';
import { titleOf } from '@dossier/proto/records/title';
import { DEFAULT_POLICY } from '@dossier/proto/requirements/default-policy';
import { heldOf, neededDocuments } from '@dossier/proto/requirements/documents';
import { type Party, partiesOf } from '@dossier/proto/requirements/file';
import { withDescendants } from '@dossier/proto/rules/removal';
import { mayDo } from '../file/access.js';
import { companyFacts, type FileRecord } from '../file/file-record.js';
import { approved, proposed } from '../file/filed.js';
import { holderOf } from '../file/holder.js';

type Area = Pick<AreaDocuments, 'area'> & { section: FileRecord['section']; heads?: Kind };
const AREAS: Record<'corporate' | 'account_holder', readonly Area[]> = {
  corporate: [
    { area: 'corporate', section: 'general' },
    { area: 'shareholders', section: 'ubo', heads: 'shareholder' },
    { area: 'managingDirectors', section: 'mbd', heads: 'md' },
  ],
  account_holder: [{ area: 'accountHolder', section: 'ubo', heads: 'ubo' }],
};

const placed = ({ kind, _id, links }: FileRecord) => ({ kind, id: _id, links });

/** How far the documents of each area that one may see are there: approved data counts, what waits is told apart. */
export function areaDocuments(company: FileRecord, file: readonly FileRecord[], by: Principal): AreaDocuments[] {
  const count = counterOf(company, file);
  const isHolder = companyFacts(company).company_type === 'account_holder';
  return AREAS[isHolder ? 'account_holder' : 'corporate']
    .filter(({ section }) => mayDo(by, 'view', { kind: 'company', section }))
    .map(({ area, heads }): AreaDocuments => {
      if (!heads) return { area, ...count([company], company), sections: [] };
      const sections = file
        .filter(({ kind, links }) => kind === heads && Object.keys(links).length === 0)
        .map((root): SectionDocuments => {
          const below = withDescendants(placed(root), file.map(placed));
          const holder = holderOf(root, file) ?? root;
          return {
            id: root._id,
            name: titleOf(holder.kind, holder),
            ...(root.add ? { add: root.add } : {}),
            ...count(
              below.flatMap(({ id }) => file.find(({ _id }) => _id === id) ?? []),
              root,
            ),
          };
        });
      return { area, ...sumOf(sections.filter(({ add }) => !add)), sections };
    });
}

/** Counts the documents of some records of a file. Below a root that waits to be added nothing counts as filled. */
function counterOf(company: FileRecord, file: readonly FileRecord[]) {
  const [client, ...now] = approved([company, ...file]);
  const [laterClient, ...later] = proposed([company, ...file]);
  const nowBy = byRecord(partiesOf(client!, now));
  const laterBy = byRecord(partiesOf(laterClient!, later));
  return (records: readonly FileRecord[], root: FileRecord): CountedDocuments =>
    sumOf(
      records.flatMap(({ _id }) => {
        const party = root.add ? laterBy.get(_id) : nowBy.get(_id);
        if (!party) return [];
        const needed = neededDocuments(party, client!, DEFAULT_POLICY);
        const all = heldOf(needed, laterBy.get(_id)?.documents ?? []);
        const held = root.add ? { ...all, filled: 0 } : heldOf(needed, party.documents);
        return { ...held, waiting: Math.max(0, all.filled - held.filled) };
      }),
    );
}

const byRecord = (parties: readonly Party[]): Map<string, Party> =>
  new Map(parties.map((party) => [party.record.id, party]));

function sumOf(parts: readonly CountedDocuments[]): CountedDocuments {
  const sum = (of: (part: CountedDocuments) => number): number => parts.reduce((total, part) => total + of(part), 0);
  return {
    ...progress(
      sum(({ filled }) => filled),
      sum(({ needed }) => needed),
    ),
    waiting: sum(({ waiting }) => waiting),
  };
}
