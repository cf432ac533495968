import { Bus } from '@dossier/kit/bus';
import type { HttpCall } from '@dossier/proto/calls/call';
import { openUpload } from '@dossier/proto/calls/due-diligence-documents';
import {
  attachFile,
  type DocumentEdit,
  type DocumentPlace,
  getKycFileContent,
  openFile,
  prepareFile,
  saveDocument,
  updateKycFile,
  uploadKycFile,
  type ViewFile,
} from '@dossier/proto/calls/kyc-files';
import { splitPlace } from '@dossier/proto/documents/place';
import { DUE_DILIGENCE_FILE } from '@dossier/proto/due-diligence/documents';
import { invalid } from '@dossier/proto/failures/failure';
import type { Plain } from '@dossier/proto/records/model/json';
import type { FieldErrors } from '@dossier/proto/texts/phrase';
import { recordTexts } from '@dossier/proto/texts/records';
import { Controller, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FrontDoor } from '../front-door.js';
import { alsoNaming, checked, checkedFields } from '../input.js';
import { Route } from '../relay.js';
import { activeContentOf } from './active-content.js';
import { deliver } from './deliver.js';
import { FileAnswer, FileForm } from './file-form.js';
import { type Form, withForm } from './multipart.js';
import { discard, discardedIfRefused, type ReceivedFile, receive } from './receive.js';

type Upload = HttpCall<unknown, unknown>;

/** Files go through here as streams; the owning service is asked before the first byte is stored and told after the last. */
@ApiTags('Documents')
@Controller()
export class FilesController {
  constructor(
    private readonly door: FrontDoor,
    private readonly bus: Bus,
  ) {}

  @Route(uploadKycFile)
  @FileForm(uploadKycFile)
  upload(@Req() request: FastifyRequest): Promise<object> {
    return this.save(uploadKycFile as Upload, request, (fields) => splitPlace(fields as unknown as DocumentPlace));
  }

  @Route(updateKycFile)
  @FileForm(updateKycFile)
  update(@Req() request: FastifyRequest): Promise<object> {
    return this.save(updateKycFile as Upload, request, ({ id, ...values }) => ({
      id: id as string,
      values: values as Plain,
    }));
  }

  @FileAnswer('application/pdf', 'image/png', 'image/jpeg')
  @Route(getKycFileContent)
  async content(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = (await checked(getKycFileContent as Upload, request)) as ViewFile;
    const context = await this.door.enterByViewToken(getKycFileContent as Upload, input.viewingToken, request);
    const download = input.download === '1';
    const open = input.id.startsWith(DUE_DILIGENCE_FILE) ? openUpload : openFile;
    const { file } = await this.bus.call(open, { id: input.id }, context);
    await deliver(file, download, input.filename || file.filename, reply);
  }

  private async save(
    call: Upload,
    request: FastifyRequest,
    edit: (fields: Record<string, unknown>) => DocumentEdit,
  ): Promise<object> {
    const context = this.door.enter(call, request);
    return withForm(request, async (form) => {
      const given = { ...form.fields, ...(request.params as object) };
      // Only a document that is there already goes without a file.
      const isThere = 'id' in (request.params as object);
      const missing: FieldErrors = form.file || isThere ? {} : { file: recordTexts.noFile };
      const fields = await checkedFields(call, given, context.principal).catch(alsoNaming(missing));
      const document = edit(fields as Record<string, unknown>);
      if (!form.file && isThere) return this.withoutFile(document, call, request);
      const { accepts } = await this.bus
        .call(prepareFile, document, { ...context, idempotencyKey: undefined })
        .catch(alsoNaming(missing));
      if (!form.file) throw invalid(missing);
      const received = await receive(form.file, accepts);
      return this.attach(document, received, form, call, request);
    });
  }

  private async withoutFile(document: DocumentEdit, call: Upload, request: FastifyRequest): Promise<object> {
    const answer = await this.bus.call(saveDocument, document, this.door.enter(call, request));
    return { status: 'success', ...answer };
  }

  /** The session is asked for again: an upload may outlast what was known of it at the start. */
  private attach(
    document: DocumentEdit,
    received: ReceivedFile,
    form: Form,
    call: Upload,
    request: FastifyRequest,
  ): Promise<object> {
    return discardedIfRefused(received.serverName, async () => {
      await form.end();
      const active = await activeContentOf(received);
      const context = await this.door.enterAgain(call, request);
      const input = { ...document, ...received, active };
      const { answer, serverName } = await this.bus.call(attachFile, input, context);
      if (serverName !== received.serverName) await discard(received.serverName);
      return { status: 'success', ...answer };
    });
  }
}
