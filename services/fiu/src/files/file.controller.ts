import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { requireAny } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/fiu-files';
import { Controller } from '@nestjs/common';
import { FileService } from './file.service.js';

@Controller()
export class FileController {
  constructor(private readonly files: FileService) {}

  /** Asked with the fields that come before the file, so that nothing is stored for who may not. */
  @Handle(calls.uploadFile)
  async mayUpload({ corrects }: calls.UploadFile, by: Principal): Promise<object> {
    if (corrects) await this.files.mayCorrect(corrects, by);
    return {};
  }

  @Handle(calls.keepUpload)
  keep(input: calls.KeepUpload, by: Principal): Promise<calls.FileUploaded> {
    requireAny(by, 'fiu_reporting');
    return this.files.keep(input, by);
  }

  @Handle(calls.getFilesList)
  list(input: calls.ListFiles, by: Principal): Promise<calls.Files> {
    return this.files.list(input, by);
  }

  @Handle(calls.listFilesOf)
  listOf(input: calls.ListFilesOf, by: Principal): Promise<calls.Files> {
    return this.files.listOf(input, by);
  }

  @Handle(calls.getConversion)
  get(input: calls.OneFile, by: Principal): Promise<calls.Conversion> {
    return this.files.get(input, by);
  }

  @Handle(calls.cancelConversion)
  cancel(input: calls.OneFile, by: Principal): Promise<object> {
    return this.files.cancel(input, by);
  }

  @Handle(calls.discardFile)
  discard(input: calls.OneFile, by: Principal): Promise<object> {
    return this.files.discard(input, by);
  }

  @Handle(calls.openFile)
  open(input: calls.OpenFile, by: Principal): Promise<calls.FileOpened> {
    requireAny(by, 'fiu_reporting');
    return this.files.open(input, by);
  }

  @Handle(calls.getSample)
  sample(_: calls.GetSample, by: Principal): Promise<calls.Sample> {
    requireAny(by, 'fiu_reporting');
    return this.files.sample(by);
  }
}
