import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Answer } from '@dossier/proto/calls/kyc-records';
import type { CreateInput } from '@dossier/proto/calls/record-input';
import { invalid } from '@dossier/proto/failures/failure';
import { effectiveValues } from '@dossier/proto/records/model/stored';
import { documentOf } from '@dossier/proto/requirements/requirement';
import { today } from '@dossier/proto/rules/dates';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { recordTexts } from '@dossier/proto/texts/records';
import { Injectable } from '@nestjs/common';
import { ClientFiles } from '../file/client-files.js';
import { type FileRecord, storedOf } from '../file/file-record.js';
import { present } from '../file/present.js';
import { Requirements } from '../file/requirements.js';
import { waivedOwner } from '../file/waived.js';
import { Creations } from '../records/creations.js';

/** Asks for exceptions from a requirement. One counts once it is approved; taking it back is the removal of its record. */
@Injectable()
export class WaiverService {
  constructor(
    private readonly files: ClientFiles,
    private readonly requirements: Requirements,
    private readonly creations: Creations,
    private readonly store: Store,
  ) {}

  ask(input: CreateInput, by: Principal): Promise<Answer> {
    return this.store.write(async () => {
      const { change, records } = await this.creations.create(by, 'waiver', input);
      const [waiver] = records;
      const refusal = await this.refusal(await this.files.company(by, input.company_id), waiver);
      if (refusal) throw invalid({ document: refusal });
      return { waiver: present(waiver, by), changes: [change] };
    });
  }

  /** Why there is nothing to make an exception from. */
  private async refusal(company: FileRecord, waiver: FileRecord): Promise<Phrase | undefined> {
    const file = await this.files.all(company);
    const owner = waivedOwner(waiver);
    const { document } = effectiveValues(storedOf(waiver));
    const isSame = (other: FileRecord): boolean => {
      const values = effectiveValues(storedOf(other));
      const isOver = !other.add && String(values.until) < today();
      return other._id !== waiver._id && waivedOwner(other) === owner && values.document === document && !isOver;
    };
    if (file.some((other) => other.kind === 'waiver' && isSame(other))) return recordTexts.waivedAlready;
    const { requirements } = await this.requirements.policyOf(company.tenant_id, today());
    const asked = requirements.filter((each) => each.waivable && documentOf(each) === document);
    const states = await this.requirements.states(company, file, today());
    const lacks = states.some(
      (state) => state.owner === owner && state.state !== 'ok' && asked.some(({ id }) => id === state.requirement),
    );
    return lacks ? undefined : recordTexts.nothingToWaive;
  }
}
