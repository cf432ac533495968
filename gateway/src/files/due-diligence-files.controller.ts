import { Bus } from '@dossier/kit/bus';
import type { FormOfVisitor } from '@dossier/proto/calls/due-diligence';
import {
  type AttachUpload,
  attachUpload,
  type NewUpload,
  prepareUpload,
  uploadDueDiligenceFile,
} from '@dossier/proto/calls/due-diligence-documents';
import { printDueDiligence } from '@dossier/proto/calls/due-diligence-print';
import { DUE_DILIGENCE_FILE } from '@dossier/proto/due-diligence/documents';
import { invalid } from '@dossier/proto/failures/failure';
import { dueDiligenceErrors } from '@dossier/proto/texts/due-diligence';
import type { FieldErrors } from '@dossier/proto/texts/phrase';
import { Controller, Req, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { FrontDoor } from '../front-door.js';
import { alsoNaming, checked, checkedFields } from '../input.js';
import { Route } from '../relay.js';
import { activeContentOf } from './active-content.js';
import { FileAnswer, FileForm } from './file-form.js';
import { withForm } from './multipart.js';
import { printed } from './printed.js';
import { discard, discardedIfRefused, receive } from './receive.js';

/** Uploads of a due diligence, as those of a client file: permission before the first byte, the file's record after the last. */
@ApiTags('Due diligence')
@Controller()
export class DueDiligenceFilesController {
  constructor(
    private readonly door: FrontDoor,
    private readonly bus: Bus,
  ) {}

  @FileAnswer('application/pdf')
  @Route(printDueDiligence)
  async print(@Req() request: FastifyRequest): Promise<StreamableFile> {
    const context = this.door.enter(printDueDiligence, request);
    const input = await checked(printDueDiligence, request);
    return printed(await this.bus.call(printDueDiligence, input as FormOfVisitor, context));
  }

  @Route(uploadDueDiligenceFile)
  @FileForm(uploadDueDiligenceFile)
  upload(@Req() request: FastifyRequest): Promise<object> {
    const context = this.door.enter(uploadDueDiligenceFile, request);
    return withForm(request, async (form) => {
      const missing: FieldErrors = form.file ? {} : { file: dueDiligenceErrors.noFile };
      const fields = await checkedFields(uploadDueDiligenceFile, form.fields, context.principal).catch(
        alsoNaming(missing),
      );
      const { accepts } = await this.bus
        .call(prepareUpload, fields as NewUpload, { ...context, idempotencyKey: undefined })
        .catch(alsoNaming(missing));
      if (!form.file) throw invalid(missing);
      const received = await receive(form.file, accepts, DUE_DILIGENCE_FILE);
      return discardedIfRefused(received.serverName, async () => {
        await form.end();
        const active = await activeContentOf(received);
        const still = await this.door.enterAgain(uploadDueDiligenceFile, request);
        const { file } = await this.bus.call(attachUpload, { ...fields, ...received, active } as AttachUpload, still);
        if (file.file.serverName !== received.serverName) await discard(received.serverName);
        return { status: 'success', file };
      });
    });
  }
}
