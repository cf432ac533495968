import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { DocumentPlace, UploadComment } from '@dossier/proto/calls/kyc-files';
import type { Answer } from '@dossier/proto/calls/kyc-records';
import { failure } from '@dossier/proto/failures/failure';
import type { Role } from '@dossier/proto/permissions/roles';
import type { Json } from '@dossier/proto/records/model/json';
import { LEVELS, type Level } from '@dossier/proto/records/model/levels';
import { parsedDelta } from '@dossier/proto/rules/rich-text';
import { Injectable } from '@nestjs/common';
import { ClientFiles } from '../file/client-files.js';
import { RecordService } from '../records/record.service.js';
import { DocumentService } from './document.service.js';
import { answerOf } from './document-answer.js';

const FIELDS: Record<Level, string> = {
  account_manager: 'comment_data_handler',
  supervisor: 'comment_supervisor',
  compliance: 'comment_compliance_officer',
};

/** The field that a role's comment goes to; other roles have none. */
const fieldOf = (role: Role | undefined): string | undefined => {
  const level = (Object.keys(LEVELS) as Level[]).find((each) => LEVELS[each].editor === role);
  return level && FIELDS[level];
};

/** Comments on documents, each level of review its own. */
@Injectable()
export class CommentService {
  constructor(
    private readonly files: ClientFiles,
    private readonly records: RecordService,
    private readonly documents: DocumentService,
    private readonly store: Store,
  ) {}

  comment({ id, comment_structure, ...place }: UploadComment, by: Principal): Promise<Answer> {
    const field = fieldOf(by.role);
    if (!field) throw failure('permission.denied');
    const values = { [field]: (parsedDelta(comment_structure) ?? null) as Json };
    if (!id) return this.documents.save({ place: place as DocumentPlace, values }, by);
    return this.store.write(async () => {
      const record = await this.files.record(by, 'kyc_file', id);
      const { saved, changes, notices } = await this.records.save(by, record, values);
      return answerOf({ record: saved, changes, notices }, by);
    });
  }
}
