import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type Banks,
  type DeleteObject,
  type DeleteSection,
  deleteObject,
  deleteSection,
  getClientFile,
  listBanks,
  type RemovalRequested,
  type SaveValues,
  saveValues,
  type ValuesSaved,
} from '@dossier/proto/calls/kyc-client-file';
import type { FileOfCompany } from '@dossier/proto/calls/kyc-companies';
import type { Answer } from '@dossier/proto/calls/kyc-records';
import { BANKS } from '@dossier/proto/rules/banks';
import { Controller } from '@nestjs/common';
import { ClientFileService } from './client-file.service.js';

@Controller()
export class ClientFileController {
  constructor(private readonly clientFile: ClientFileService) {}

  @Handle(getClientFile)
  read(input: FileOfCompany, by: Principal): Promise<Answer> {
    return this.clientFile.read(input, by);
  }

  @Handle(saveValues)
  save(input: SaveValues, by: Principal): Promise<ValuesSaved> {
    return this.clientFile.save(input, by);
  }

  @Handle(deleteObject)
  remove(input: DeleteObject, by: Principal): Promise<RemovalRequested> {
    return this.clientFile.remove(input, by);
  }

  @Handle(deleteSection)
  removeSection(input: DeleteSection, by: Principal): Promise<RemovalRequested> {
    return this.clientFile.removeSection(input, by);
  }

  @Handle(listBanks)
  banks(): Banks {
    return { banks: BANKS };
  }
}
