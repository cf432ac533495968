import type { Principal } from '@dossier/kit/principal';
import { confirmedRecords } from '@dossier/proto/ownership/confirmed-alerts';
import type { FiledRecord } from '@dossier/proto/records/model/filed';
import { readableOnly } from '@dossier/proto/records/view';
import { mayDo, readerOf } from '../file/access.js';
import type { FileRecord } from '../file/file-record.js';
import { approved } from '../file/filed.js';

const ownerOf = ({ links }: FiledRecord): string => links.person ?? links.ubo_related ?? '';

/** The records of persons with a confirmed screening alert, as far as the reader may know: a client must not learn of it by the chart. */
export function alertsFor(by: Principal, file: readonly FileRecord[]): ReadonlySet<string> {
  const checks = file.filter((record) => record.documentType === 'world_check' && mayDo(by, 'view', record));
  return confirmedRecords(
    approved(checks).map((check) => ({
      owner: ownerOf(check),
      values: readableOnly('kyc_file', check.values, readerOf(by)),
    })),
  );
}
